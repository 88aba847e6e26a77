/* From src/content/product/wrap.ts, as of 9649cabe. */
import { grouped } from '../../lib/text/format.ts';
import * as english from './wrap.ts';
import { hybridBytes, sampleRecord, sealBytes, wrapBytes, x25519Bytes } from './wrap.ts';

export * from './wrap.ts';

/** The parts of a record. Their names stand in lists and within sentences. */
export const partNames = {
  'ml-kem': 'ML-KEM-768-Geheimtext',
  x25519: 'öffentlicher X25519-Schlüssel',
  nonce: 'Nonce',
  'data-key': 'verschlüsselter Datenschlüssel',
  tag: 'Prüfsumme (Tag)',
  text: 'Text',
} as const;

/** What the hybrid exchange adds in one direction, and how often. */
export const exchangeCost =
  `Der hybride Austausch kostet ${grouped(hybridBytes)} Byte: einmal je Sitzung und bei jedem gespeicherten Datensatz.` as const;

export const formats = {
  record: `Ein gespeicherter Datensatz oder eine Antwort der HTTP-API beginnt mit einer Hülle von ${grouped(wrapBytes)} Byte, dann folgen Nonce, Text und Tag: Aus ${sampleRecord.textBytes} Byte werden ${grouped(sampleRecord.recordBytes)}.`,
  message: `Eine Nachricht unterwegs braucht keine Hülle. Die erste einer Sitzung trägt den hybriden Austausch: Aus ${sampleRecord.textBytes} Byte werden ${grouped(sampleRecord.messageBytes)}. Spätere wachsen um ${sealBytes}.`,
  mlKemOnly: `ML-KEM-768 allein macht jede Hülle ${x25519Bytes} Byte kürzer und verzichtet auf das zweite Schloss.`,
} as const;

/** The example rotation on the pages. */
export const rewrapping = {
  ...english.rewrapping,
  recordsInWords: 'zehn Millionen',
} as const;

export const rotation =
  'Der Schlüsselwechsel schickt jede Hülle an den Schlüsseldienst und bekommt eine neue zurück. Der Datenschlüssel verlässt den Dienst nie, und Inhalte werden nie entschlüsselt.';

/** How a new algorithm is introduced. */
export const agility = {
  text: 'Verfahren wechseln Sie per Einstellung, sobald alle lesenden Systeme die Version haben: Sie lernen ein neues Verfahren, bevor es zum Schreiben genutzt wird.',
  short: 'Verfahren wechseln Sie per Einstellung, sobald alle lesenden Systeme die Version haben.',
  hqc: 'Das Format hält einen Namen für HQC frei, die zweite Familie, die das NIST ausgewählt hat. Wir forschen daran, keine Version nutzt sie.',
} as const;

/** Where a wrap is. Erasing by deleting wraps is claimed for stored ones only. */
export const wrapKinds = {
  stored:
    'Dateien, Speicher und Add-in haben abgelegte Hüllen: Die Hülle liegt in Ihrer Datenbank, und die Datei trägt ihre Nummer.',
  carried: 'Datensätze der HTTP-API tragen ihre Hülle bei sich und brauchen keine Datenbank.',
} as const;

/** A record is unreadable only once every wrap is deleted. */
export const deletion = {
  ...english.deletion,
  text: 'Ein Datensatz mit abgelegter Hülle ist unlesbar, sobald jede Kopie dieser Hülle gelöscht ist. Sicherungen von Hüllen laufen nach 35 Tagen ab, wenn Sie keine andere Frist setzen.',
  carried:
    'Eine mitgeführte Hülle verschwindet mit dem Datensatz: Löschen Sie ihn, oder legen Sie den Hüllschlüssel still.',
} as const;
