/* From src/content/pages/security.ts, as of f22395a3. */
import type { Head } from '../../routes.ts';
import { whileSample } from '../../config/sample.ts';
import { counted, numberWord } from '../../lib/text/grammar.ts';
import { acts } from '../product/acts.ts';
import { authority } from '../product/authority.ts';
import { logHead } from '../product/evidence.ts';
import { zeroKnowledge } from '../product/custody.ts';

export const head: Head = {
  title: 'Sicherheit: TLS 1.3, AES-256 und ML-KEM',
  description:
    'Wessen Signaturen ein Schlüsseldienst annimmt, wer welchen Schlüssel hat und was ohne uns geschieht. Mit Nachweisen: CBOM, FIPS-Plan, DORA-Anlage.',
};

/** The first screen: what each side signs. */
export const opening = {
  heading: 'Keine unserer Signaturen öffnet Ihre Daten',
  lede: `Wer lesen darf, legen Sie mit Ihrer Signatur fest. ${authority.cannot}`,
  evidence: 'Nachweise ansehen',
  report: 'Sicherheitslücke melden',
  drawn: counted(acts.length, {
    one: 'Die {number} Signatur, die ein Schlüsseldienst annimmt, und von wem sie stammt',
    other: 'Die {number} Signaturen, die ein Schlüsseldienst annimmt, und von wem jede stammt',
  }),
  groups: { customer: 'Sie signieren', us: 'Wir signieren' },
} as const;

export const trust = {
  signatures: {
    id: 'signatures',
    heading: 'Wer entscheidet und wer signiert',
    lede: `Ein Schlüsseldienst nimmt ${numberWord(acts.length)} Arten von Signaturen an und sonst nichts. ${logHead}`,
  },
  custody: {
    id: 'who-holds-what',
    heading: 'Zero-Knowledge: wer was hat',
    lede: zeroKnowledge.text,
  },
  gone: {
    id: 'without-us',
    heading: 'Wenn es uns nicht mehr gibt',
    lede: 'Was sich ändert, wenn wir insolvent werden, uns gegen Sie wenden oder gehackt werden.',
  },
  evidence: {
    id: 'evidence',
    heading: 'Nachweise zum Herunterladen',
    lede: 'Jede Datei ist datiert, und ihre Prüfsumme steht in SHA256SUMS.',
  },
} as const;

export const evidenceColumns = ['Unterlage', 'Datum', 'Datei', 'Was sie zeigt'] as const;
/** The date of a file that is made with the site. */
export const withThisEdition = 'Wie diese Seiten';

/** Under the files. */
export const evidenceNote = whileSample(
  'Die Unterlagen sind Muster, außer der SBOM dieser Website.',
);

export const complianceClaims = 'Compliance-Angaben';

export const ifSensitiveUnsealed =
  'Ist Ihre Meldung vertraulich, schreiben Sie uns zuerst ohne Einzelheiten. Dann vereinbaren wir einen geschützten Weg. Einen Schlüssel zum Verschlüsseln veröffentlichen wir nicht.';
export const ifSensitive =
  'Ist Ihre Meldung vertraulich, versiegeln Sie sie: Ihr Browser verschlüsselt den Bericht mit unserem öffentlichen Schlüssel, und Sie schicken das Ergebnis per E-Mail.';
export const writeSealedReport = 'Versiegelten Bericht schreiben';
export const vulnerability = 'Sicherheitslücke';

export const keyUses = {
  sealing: 'Nachrichten versiegeln (age)',
  signing: 'Dateien dieser Website signieren (ML-DSA-65)',
} as const;
export const use = 'Zweck';
export const fingerprint = 'Fingerabdruck (SHA-256)';

export const sealedTo =
  'Nachrichten werden mit unserem öffentlichen Schlüssel in {file} versiegelt, und mit age ab Version 1.3 können Sie eine Datei ohne diese Seite versiegeln und uns das Ergebnis schicken:';
export const askByPhone =
  'Bevor Sie einem Schlüssel vertrauen, fragen Sie telefonisch nach seinem Fingerabdruck und vergleichen ihn mit dem Ihrer Datei:';

export const notSigned =
  'Die Liste ist nicht signiert. Sie zeigt, dass eine Datei vollständig angekommen ist, aber nicht, dass diese Website unverändert ist.';
export const signedWith =
  'Die Liste ist mit ML-DSA-65 signiert. Zum Prüfen im Terminal legen Sie Datei, Liste, Signatur {signature} und unseren Schlüssel {key} in einen Ordner. Der erste Befehl (OpenSSL ab Version 3.5) bestätigt die Signatur, der zweite meldet OK neben dem Namen Ihrer Datei.';

export const reproduce =
  'Die erste Zeile von {list} nennt Tag und Commit dieser Ausgabe. Mit unserem Repository können Sie ihn nachbauen und jede Datei mit der vergleichen, die diese Adresse ausliefert, auch Seiten und Skripte. Der Befehl nennt das erste abweichende Byte:';

export const sealingDoes = 'Was das Versiegeln leistet und was nicht:';
export const sealingEncrypts =
  'Es verschlüsselt den Text als {ageFile}, mit ML-KEM-768 und X25519 zusammen. Auch wer ihn heute mitschneidet, kann ihn erst lesen, wenn beide Verfahren gebrochen sind.';
export const ageFile = 'age-Datei';
export const sealingLimits = [
  'Wer unterwegs mitliest, sieht weiterhin Ihre und unsere Adresse, Betreff, Zeit und Größe, und dass die Nachricht versiegelt ist.',
  'Es belegt nicht, von wem die Nachricht stammt. Schreiben Sie in den Text, woran wir Sie erkennen.',
  'Der Code kommt mit dieser Seite. Wer die Website oder Ihren Browser beherrscht, könnte ihn ändern. Müssen Sie damit rechnen, treffen Sie sich zuerst persönlich mit uns.',
  'Der Code stammt vom Autor von age und nutzt die Kryptografie von noble in JavaScript. Der Post-Quanten-Teil ist nicht unabhängig geprüft und hat keine konstante Laufzeit.',
  'Wer unseren privaten Schlüssel erbeutet, kann alles lesen, was dafür versiegelt wurde.',
  'Das Format nutzt ML-KEM-768, CNSA 2.0 nennt ML-KEM-1024: bitte keine Verschlusssachen, auch nicht versiegelt.',
] as const;

export const requestDocuments = 'Unterlagen anfordern';
