/** Encodes bytes as Base64 (RFC 4648, with padding). */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  // In chunks, because engines limit the number of arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  }
  return btoa(parts.join(''));
}

/** Decodes Base64, ignoring white space. Returns null if the text is not Base64. */
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
