/* From src/content/product/wrap.ts, as of e0b221df. */
import { grouped } from '../../lib/text/format.ts';
import { objectSizes } from './world.ts';

const x25519Bytes = objectSizes.X25519.publicKey;
const mlKemBytes = objectSizes['ML-KEM-768'].output;
const nonceBytes = 12;
const tagBytes = 16;

/** The parts of a record. Their names stand in lists and within sentences. */
export const partNames = {
  'ml-kem': 'ML-KEM-768-Geheimtext',
  x25519: 'öffentlicher X25519-Schlüssel',
  nonce: 'Nonce',
  'data-key': 'verschlüsselter Datenschlüssel',
  tag: 'Prüfsumme (Tag)',
  text: 'Text',
} as const;

type Part = { readonly part: keyof typeof partNames; readonly bytes: number };

/** The parts of a default wrap (hybrid X25519 and ML-KEM-768) in order, in bytes. */
export const wrapParts = [
  { part: 'ml-kem', bytes: mlKemBytes },
  { part: 'x25519', bytes: x25519Bytes },
  { part: 'nonce', bytes: nonceBytes },
  { part: 'data-key', bytes: 32 },
  { part: 'tag', bytes: tagBytes },
] as const satisfies readonly Part[];

/** The parts after the wrap: AES-256-GCM under the data key. */
export const contentParts = (textBytes: number) =>
  [
    { part: 'nonce', bytes: nonceBytes },
    { part: 'text', bytes: textBytes },
    { part: 'tag', bytes: tagBytes },
  ] as const satisfies readonly Part[];

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
export const messageBytes = (textBytes: number): number =>
  mlKemBytes + x25519Bytes + sealBytes + textBytes;

/** What the hybrid exchange adds in one direction, and how often. */
export const exchangeCost =
  `Der hybride Austausch kostet ${grouped(mlKemBytes + x25519Bytes)} Byte: einmal je Sitzung und bei jedem gespeicherten Datensatz.` as const;

const sampleText = 'the quarterly forecast';

/** The text in every example of the API, and its lengths in bytes. */
export const sampleRecord = {
  text: sampleText,
  textBytes: sampleText.length,
  recordBytes: recordBytes(sampleText.length),
  messageBytes: messageBytes(sampleText.length),
} as const;

export const formats = {
  record: `Ein gespeicherter Datensatz oder eine Antwort der HTTP-API beginnt mit einer Hülle von ${grouped(wrapBytes)} Byte, dann folgen Nonce, Text und Tag: Aus ${sampleRecord.textBytes} Byte werden ${grouped(sampleRecord.recordBytes)}.`,
  message: `Eine Nachricht unterwegs braucht keine Hülle. Die erste einer Sitzung trägt den hybriden Austausch: Aus ${sampleRecord.textBytes} Byte werden ${grouped(sampleRecord.messageBytes)}. Spätere wachsen um ${sealBytes}.`,
  mlKemOnly: `ML-KEM-768 allein macht jede Hülle ${x25519Bytes} Byte kürzer und verzichtet auf das zweite Schloss.`,
} as const;

/** The example rotation on the pages. */
export const rewrapping = {
  records: 10_000_000,
  recordsInWords: 'zehn Millionen',
  /** Decimal gigabytes, one place. */
  written: `${((10_000_000 * wrapBytes) / 1e9).toFixed(1).replace('.', ',')} GB`,
} as const;

/** "1,088 + 32 + 12 + 32 + 16" */
export const wrapSum = wrapParts.map(({ bytes }) => grouped(bytes)).join(' + ');

export const rotation =
  'Der Schlüsselwechsel öffnet jede Hülle und schließt sie mit einem neuen Schlüssel. Inhalte entschlüsselt er nie.';

/** How a new algorithm is introduced. */
export const agility = {
  text: 'Verfahren wechseln Sie per Einstellung, sobald alle Leser die Version haben: Leser lernen ein neues Verfahren, bevor Schreiber es nutzen.',
  short: 'Verfahren wechseln Sie per Einstellung, sobald alle Leser die Version haben.',
  hqc: 'Das Format hält einen Namen für HQC frei, die zweite Familie, die das NIST ausgewählt hat. Wir forschen daran, keine Version nutzt sie.',
} as const;

/** A record is unreadable only once every wrap is deleted. */
export const deletion = {
  backupDays: 35,
  text: 'Ein Datensatz ist unlesbar, sobald jede Kopie seiner Hülle gelöscht ist. Sicherungen von Hüllen laufen nach 35 Tagen ab.',
} as const;
