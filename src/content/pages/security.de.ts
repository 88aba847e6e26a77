/* From src/content/pages/security.ts, as of 69fe2e29. */
import type { Head } from '../../routes.ts';
import { whileSample } from '../../config/sample.ts';
import { counted } from '../../lib/text/grammar.ts';
import { acts } from '../product/acts.ts';
import { authority } from '../product/authority.ts';
import { logHead } from '../product/evidence.ts';
import { zeroKnowledge } from '../product/custody.ts';

export const head: Head = {
  title: 'Sicherheit: TLS 1.3, AES-256 und ML-KEM',
  description:
    'Wessen Signatur ein Schlüsseldienst annimmt, wer welchen Schlüssel hat, was ohne uns geschieht, und Nachweise: CBOM, FIPS-Plan, DORA-Anlage.',
};

/** The first screen: what each side signs. */
export const opening = {
  heading: 'Keine Signatur von uns öffnet Ihre Daten',
  lede: `Sie signieren, wer lesen darf, und jede Zeile sagt, wer entscheidet. ${authority.cannot}`,
  evidence: 'Nachweise ansehen',
  report: 'Schwachstelle melden',
  drawn: counted(acts.length, {
    one: 'Die {number} Signatur, die ein Schlüsseldienst annimmt, und wem sie gehört',
    other: 'Die {number} Signaturen, die ein Schlüsseldienst annimmt, und wem jede gehört',
  }),
  groups: { customer: 'Sie signieren', us: 'Wir signieren' },
} as const;

export const trust = {
  signatures: {
    id: 'signatures',
    heading: 'Wer entscheidet und wer signiert',
    lede: `Ein Schlüsseldienst nimmt ${acts.length} Arten von Signaturen an und sonst nichts. ${logHead}`,
  },
  custody: {
    id: 'who-holds-what',
    heading: 'Zero-Knowledge: wer was hat',
    lede: zeroKnowledge.text,
  },
  gone: {
    id: 'without-us',
    heading: 'Wenn es uns nicht mehr gibt',
    lede: 'Geben wir auf, wenden uns gegen Sie oder werden gehackt, ändert sich dies.',
  },
  evidence: {
    id: 'evidence',
    heading: 'Nachweise zum Herunterladen',
    lede: 'Jede Datei hat ein Datum, und SHA256SUMS nennt ihre Prüfsumme.',
  },
} as const;

export const evidenceColumns = ['Unterlage', 'Datum', 'Datei', 'Was sie zeigt'] as const;
/** The date of a file that is made with the site. */
export const withThisEdition = 'Mit diesen Seiten';

/** Under the files. */
export const evidenceNote = whileSample('Musterunterlagen, außer der SBOM dieser Website.');

export const ifSensitiveUnsealed =
  'Ist es vertraulich, schreiben Sie zuerst ohne Einzelheiten, und wir vereinbaren einen geschützten Weg. Einen Schlüssel zum Verschlüsseln veröffentlichen wir nicht.';
export const ifSensitive =
  'Ist es vertraulich, versiegeln Sie es: Ihr Browser verschlüsselt den Bericht für unseren Schlüssel, und Sie schicken das Ergebnis per E-Mail.';
export const writeSealedReport = 'Versiegelten Bericht schreiben';
export const vulnerability = 'Schwachstelle';

export const keyUses = {
  sealing: 'Nachrichten versiegeln (age)',
  signing: 'Dateien und Versionen signieren (ML-DSA-65)',
} as const;
export const use = 'Zweck';
export const fingerprint = 'Fingerabdruck (SHA-256)';

export const sealedTo =
  'Nachrichten werden für unseren Schlüssel in {file} versiegelt, und mit age ab Version 1.3 können Sie eine Datei ohne diese Seite versiegeln und uns das Ergebnis schicken:';
export const askByPhone =
  'Bevor Sie einem Schlüssel vertrauen, fragen Sie telefonisch nach seinem Fingerabdruck und vergleichen ihn mit dem Ihrer Datei:';

export const notSigned =
  'Die Liste ist nicht signiert. Sie zeigt, dass eine Datei vollständig angekommen ist, aber nicht, dass diese Website unverändert ist.';
export const signedWith =
  'Die Liste ist mit ML-DSA-65 signiert, und um eine Datei im Terminal zu prüfen, legen Sie sie in einen Ordner mit der Liste, deren Signatur {signature} und unserem Schlüssel {key}. Der erste Befehl braucht OpenSSL ab Version 3.5 und meldet, dass die Signatur stimmt. Der zweite meldet OK neben dem Namen Ihrer Datei.';

export const reproduce =
  'Die erste Zeile von {list} nennt den Tag dieser Ausgabe und den Commit, aus dem sie gebaut ist. Wer unser Repository hat, kann diesen Commit noch einmal bauen und jede Datei mit dem vergleichen, was diese Adresse ausliefert, auch Seiten und Skripte. Der Befehl nennt das erste Byte, das abweicht:';

export const sealingDoes = 'Was das Versiegeln leistet und was nicht:';
export const sealingEncrypts =
  'Es verschlüsselt den Text als {ageFile}, für ML-KEM-768 und X25519 zusammen. Heute mitgeschnitten, bleibt er verschlossen, solange nicht beide gebrochen sind.';
export const ageFile = 'age-Datei';
export const sealingLimits = [
  'Wer unterwegs mitliest, sieht weiterhin Ihre und unsere Adresse, Betreff, Zeit und Größe, und dass die Nachricht versiegelt ist.',
  'Es beweist nicht, wer geschrieben hat: Schreiben Sie in den Text, woran wir Sie erkennen.',
  'Der Code kommt mit dieser Seite, und wer die Website oder Ihren Browser beherrscht, könnte ihn ändern: Müssen Sie damit rechnen, treffen Sie uns zuerst persönlich.',
  'Der Code stammt vom Autor von age und nutzt die Kryptografie von noble in JavaScript. Der Post-Quanten-Teil ist nicht unabhängig geprüft und braucht nicht immer gleich viel Zeit.',
  'Wer unseren privaten Schlüssel erbeutet, kann alles lesen, was dafür versiegelt wurde.',
  'Das Format nutzt ML-KEM-768, CNSA 2.0 nennt ML-KEM-1024: bitte keine Verschlusssachen, auch nicht versiegelt.',
] as const;

export const requestDocuments = 'Unterlagen anfordern';
