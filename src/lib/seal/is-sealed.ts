/** Whether a body is that of a sealed message. Knows no cryptography, so that every page may ask. */
export const isSealed = (body: string): boolean => body.includes('-----BEGIN SEALED MESSAGE-----');
