/** Bytes as Base64 (RFC 4648, with padding). A megabyte takes a few milliseconds. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  // An argument list may not be as long as a megabyte.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  }
  return btoa(parts.join(''));
}

/** The bytes of a Base64 text, white space ignored; null when it is not Base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    return null;
  }
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Bytes as Base64 for links and mail (RFC 4648, section 5, without padding). */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The bytes of such a text; null when it is not exactly what `toBase64Url` writes. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  return bytes && toBase64Url(bytes) === text ? bytes : null;
}
