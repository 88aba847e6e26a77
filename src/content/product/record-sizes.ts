import { grouped } from '../../lib/text/format.ts';
import { objectSizes } from './world.ts';

/* Sizes of records by their parts, in bytes. The names of parts are in `wrap.ts`. */

export const x25519Bytes = objectSizes.X25519.publicKey;
const mlKemBytes = objectSizes['ML-KEM-768'].output;
const nonceBytes = 12;
const tagBytes = 16;

/** What the hybrid exchange adds in one direction. */
export const hybridBytes = mlKemBytes + x25519Bytes;

/** The parts of a default wrap (hybrid X25519 and ML-KEM-768) in order. */
export const wrapParts = [
  { part: 'ml-kem', bytes: mlKemBytes },
  { part: 'x25519', bytes: x25519Bytes },
  { part: 'nonce', bytes: nonceBytes },
  { part: 'data-key', bytes: 32 },
  { part: 'tag', bytes: tagBytes },
] as const;

/** The parts after the wrap: AES-256-GCM under the data key. */
export const contentParts = (textBytes: number) =>
  [
    { part: 'nonce', bytes: nonceBytes },
    { part: 'text', bytes: textBytes },
    { part: 'tag', bytes: tagBytes },
  ] as const;

export const wrapBytes = wrapParts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The same without X25519. */
export const mlKemWrapBytes = wrapBytes - x25519Bytes;

/** AES-256-GCM adds a nonce and a tag. */
export const sealBytes = nonceBytes + tagBytes;

/**
 * A record at rest, and what the HTTP API returns: a wrap, which can be replaced, then the content.
 * @param textBytes length of the text in UTF-8
 */
export const recordBytes = (textBytes: number): number => wrapBytes + sealBytes + textBytes;

/**
 * A message in motion has no wrap: its key comes straight from the hybrid exchange.
 * @param textBytes length of the text in UTF-8
 */
export const messageBytes = (textBytes: number): number => hybridBytes + sealBytes + textBytes;

/** "1,088 + 32 + 12 + 32 + 16" */
export const wrapSum = wrapParts.map(({ bytes }) => grouped(bytes)).join(' + ');
