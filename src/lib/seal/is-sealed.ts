/** Separate from the cryptography, so that every page can load it. */
export const isSealed = (body: string): boolean =>
  body.includes('-----BEGIN AGE ENCRYPTED FILE-----');
