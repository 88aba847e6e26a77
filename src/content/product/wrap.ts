import { grouped, oneDecimal } from '../../lib/text/format.ts';
import {
  hybridBytes,
  messageBytes,
  recordBytes,
  sealBytes,
  wrapBytes,
  x25519Bytes,
} from './record-sizes.ts';

export * from './record-sizes.ts';

/** The parts of a record. Their names stand in lists and within sentences. */
export const partNames = {
  'ml-kem': 'ML-KEM-768 ciphertext',
  x25519: 'X25519 public key',
  nonce: 'nonce',
  'data-key': 'encrypted data key',
  tag: 'authentication tag',
  text: 'text',
} as const;

/** What the hybrid exchange adds in one direction, and how often. */
export const exchangeCost =
  `The sender’s half of the hybrid exchange takes ${grouped(hybridBytes)} bytes: once in a session, and in each stored record.` as const;

const sampleText = 'the quarterly forecast';

/** The text in every example of the API, and its lengths in bytes. */
export const sampleRecord = {
  text: sampleText,
  textBytes: sampleText.length,
  recordBytes: recordBytes(sampleText.length),
  messageBytes: messageBytes(sampleText.length),
} as const;

export const formats = {
  record: `A record at rest, or an answer of the HTTP API, starts with a wrap of ${grouped(wrapBytes)} bytes, then nonce, text and tag: ${sampleRecord.textBytes} bytes become ${grouped(sampleRecord.recordBytes)}.`,
  message: `A message in motion needs no wrap. The first of a session carries the hybrid exchange: ${sampleRecord.textBytes} bytes become ${grouped(sampleRecord.messageBytes)}. Later ones add ${sealBytes}.`,
  mlKemOnly: `ML-KEM-768 alone makes each wrap ${x25519Bytes} bytes shorter and gives up the second lock.`,
} as const;

/** The example rotation on the pages. */
export const rewrapping = {
  records: 10_000_000,
  recordsInWords: 'ten million',
  /** Decimal gigabytes, one place. */
  written: `${oneDecimal((10_000_000 * wrapBytes) / 1e9)} GB`,
} as const;

export const rotation =
  'Rotation sends each wrap to the key service and gets a new one back. The data key never leaves the service, and content is never decrypted.';

/** How a new algorithm is introduced. */
export const agility = {
  text: 'You change algorithms by configuration, once every reader has the release: readers learn a new algorithm before writers use it.',
  short: 'You change algorithms by configuration, once every reader has the release.',
  hqc: 'The format reserves a name for HQC, the second family that NIST selected. Our research on it is active, and no release uses it.',
} as const;

/** Where a wrap is. Erasing by deleting wraps is claimed for stored ones only. */
export const wrapKinds = {
  stored:
    'Files, storage and the add-in have stored wraps: the wrap is in your database, and the file carries its number.',
  carried: 'Records of the HTTP API carry their wrap and need no database.',
} as const;

/** A record is unreadable only once every wrap is deleted. */
export const deletion = {
  backupDays: 35,
  text: 'A record with a stored wrap is unreadable once every copy of that wrap is gone. Backups of wraps expire after 35 days, unless you set another period.',
  carried:
    'A wrap that a record carries goes with the record: delete it, or retire the wrapping key.',
} as const;
