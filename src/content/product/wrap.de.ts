/* From src/content/product/wrap.ts, as of 1132ca06. */
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
  tag: 'Authentisierungs-Tag',
  text: 'Text',
} as const;

/** What the hybrid exchange adds in one direction, and how often. */
export const exchangeCost =
  `Der Teil des Absenders an der hybriden Schlüsseleinigung braucht ${grouped(hybridBytes)} Byte: einmal je Sitzung und bei jedem gespeicherten Datensatz.` as const;

export const formats = {
  record: `Ein gespeicherter Datensatz oder eine Antwort der HTTP-API beginnt mit einer Schlüsselhülle von ${grouped(wrapBytes)} Byte, dann folgen Nonce, Text und Authentisierungs-Tag: Aus ${sampleRecord.textBytes} Byte werden ${grouped(sampleRecord.recordBytes)}.`,
  message: `Eine Nachricht unterwegs braucht keine Schlüsselhülle. Die erste einer Sitzung enthält die hybride Schlüsseleinigung: Aus ${sampleRecord.textBytes} Byte werden ${grouped(sampleRecord.messageBytes)}. Spätere wachsen um ${sealBytes}.`,
  mlKemOnly: `ML-KEM-768 allein macht jede Schlüsselhülle ${x25519Bytes} Byte kürzer und verzichtet auf das zweite Schloss.`,
} as const;

/** The example rotation on the pages. */
export const rewrapping = { ...english.rewrapping, recordsInWords: 'zehn Millionen' } as const;

export const rotation =
  'Beim Schlüsselwechsel geht jede Schlüsselhülle an den Schlüsseldienst, und eine neue kommt zurück. Der Datenschlüssel verlässt den Dienst nie, und Inhalte werden nie entschlüsselt.';

/** How a new algorithm is introduced. */
export const agility = {
  text: 'Verfahren wechseln Sie per Einstellung, sobald alle lesenden Systeme die neue Version haben: Lesende Systeme lernen ein neues Verfahren, bevor schreibende es nutzen.',
  short:
    'Verfahren wechseln Sie per Einstellung, sobald alle lesenden Systeme die neue Version haben.',
  hqc: 'Das Format hält einen Namen für HQC frei, die zweite Familie, die das NIST ausgewählt hat. Wir forschen daran, keine Version nutzt sie.',
} as const;

/** Where a wrap is. Erasing by deleting wraps is claimed for stored ones only. */
export const wrapKinds = {
  stored:
    'Bei Dateien, Speicher und Add-in liegt die Schlüsselhülle in Ihrer Datenbank, und die Datei enthält ihre Nummer.',
  carried:
    'Datensätze der HTTP-API enthalten ihre Schlüsselhülle selbst und brauchen keine Datenbank.',
} as const;

/** A record is unreadable only once every wrap is deleted. */
export const deletion = {
  ...english.deletion,
  text: 'Liegt die Schlüsselhülle in Ihrer Datenbank, ist ein Datensatz unlesbar, sobald jede Kopie seiner Schlüsselhülle gelöscht ist. Sicherungen davon laufen nach 35 Tagen ab, wenn Sie keine andere Frist setzen.',
  carried:
    'Liegt die Schlüsselhülle im Datensatz, verschwindet sie mit ihm: Löschen Sie ihn, oder legen Sie den KEK still.',
} as const;
