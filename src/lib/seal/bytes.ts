/** Compares bytes in a time that does not depend on where they differ. */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let index = 0; index < one.length; index += 1) {
    difference |= (one[index] ?? 0) ^ (other[index] ?? 0);
  }
  return difference === 0;
}

/** Not backed by shared memory, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes that a text takes in UTF-8, where a letter outside ASCII has two or more. */
export const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

export const hexByte = (byte: number): string => byte.toString(16).padStart(2, '0');

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, hexByte).join('');

/**
 * A copy with the lowest bit of some bytes flipped.
 * @param places indexes; those out of range are ignored
 */
export function withFlips(bytes: Uint8Array, places: Iterable<number>): Bytes {
  const copy = Uint8Array.from(bytes);
  for (const place of places) if (place in copy) copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}

/**
 * The Hamming distance in bits.
 * @throws RangeError if the lengths differ
 */
export function differingBits(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length)
    throw new RangeError(`Cannot compare ${one.length} bytes with ${other.length}`);
  return one.reduce((sum, byte, at) => sum + ones(byte ^ (other[at] ?? 0)), 0);
}

function ones(byte: number): number {
  let rest = byte;
  let count = 0;
  for (; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

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
