import { grouped } from './grouped.ts';

/** The parts of a default wrap (hybrid X25519 and ML-KEM-768) in order, in bytes. */
export const wrapParts = [
  { part: 'ML-KEM-768 ciphertext', bytes: 1_088 },
  { part: 'X25519 public key', bytes: 32 },
  { part: 'nonce', bytes: 12 },
  { part: 'encrypted data key', bytes: 32 },
  { part: 'authentication tag', bytes: 16 },
] as const;

export const wrapBytes = wrapParts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The same without X25519. */
export const mlKemWrapBytes = wrapBytes - 32;

/** AES-256-GCM adds a nonce and a tag. */
export const sealBytes = 12 + 16;

/** The example rotation on the pages. */
export const rewrapping = {
  records: 10_000_000,
  recordsInWords: 'ten million',
  /** Decimal gigabytes, one place. */
  written: `${((10_000_000 * wrapBytes) / 1e9).toFixed(1)} GB`,
} as const;

/** "1,088 + 32 + 12 + 32 + 16" */
export const wrapSum = wrapParts.map(({ bytes }) => grouped(bytes)).join(' + ');

export const rotation =
  'Rotation opens each wrap and closes it again with a new key. It never decrypts content.';

/** A record is unreadable only once every wrap is deleted. */
export const deletion = {
  backupDays: 35,
  text: 'A record is unreadable once every copy of its wrap is gone. Backups of wraps expire after 35 days.',
} as const;
