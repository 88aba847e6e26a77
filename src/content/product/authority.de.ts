/* From src/content/product/authority.ts, as of c84e546b. */
import { brand } from '../../config/brand.ts';
import type { signingKeys as english } from './authority.ts';

/** The English keys and their acts, in their order, in other words. */
type Translated<Value> = Value extends string
  ? string
  : { readonly [Key in keyof Value]: Key extends Fixed ? Value[Key] : Translated<Value[Key]> };
type Fixed = 'id' | 'holder' | 'algorithms' | 'sample' | 'opens';

/** The keys whose signatures a key service accepts. Each signs an act, and each act is signed by one of them. */
export const signingKeys: Translated<typeof english> = [
  {
    sample: true,
    id: 'policy',
    holder: 'customer',
    name: 'Ihr Richtlinienschlüssel',
    kept: 'in Ihrem Hardware-Sicherheitsmodul (HSM) oder auf zwei Chipkarten',
    algorithms: ['ML-DSA-65'],
    acts: [
      {
        id: 'grant',
        act: 'Zugriff gewähren',
        moves: 'Öffnet Datensätze',
        decidedBy: 'Zwei Ihrer Administratoren, für jede Freigabe',
        does: 'Nimmt eine Richtlinie nur mit dieser Signatur und einer höheren Nummer an, sobald die Mehrheit der Knoten sie hat. Jede Freigabe endet zu ihrem Termin.',
        gone: 'Es ändert sich nichts. Sie können Richtlinien vor Ort aus einer Datei laden.',
        opens: true,
      },
      {
        id: 'withdrawal',
        act: 'Zugriff entziehen',
        moves: 'Schließt Datensätze',
        decidedBy: 'Einer Ihrer Administratoren',
        does: 'Der erste erreichte Knoten verweigert den Zugriff sofort und benachrichtigt die anderen. Dafür braucht es weder eine Mehrheit noch die Steuerungsebene.',
        gone: 'Es ändert sich nichts, weil wir daran nicht beteiligt sind.',
      },
    ],
  },
  {
    sample: true,
    id: 'time',
    holder: 'customer',
    name: 'Ihre drei Zeitserver',
    kept: 'in Ihrem Netz; zwei müssen übereinstimmen',
    algorithms: [],
    acts: [
      {
        id: 'time',
        act: 'Uhrzeit',
        moves: 'Beendet Freigaben zu ihrem Termin',
        decidedBy: 'Ihre Uhren',
        does: 'Übernimmt die signierte Uhrzeit von zwei der drei Server und weist Rücksprünge zurück.',
        gone: 'Es ändert sich nichts, weil wir daran nicht beteiligt sind.',
      },
    ],
  },
  {
    sample: true,
    id: 'release',
    holder: 'us',
    name: 'Unser Release-Schlüssel',
    kept: 'offline; zwei von uns müssen dabei sein',
    algorithms: ['ML-DSA-65', 'Ed25519'],
    acts: [
      {
        id: 'release',
        act: 'Eine neue Version',
        moves: 'Bietet Code an, den Sie ablehnen können',
        decidedBy: 'Zwei von uns',
        does: 'Prüft sie mit den öffentlichen Schlüsseln, die Sie bei der Einrichtung erhalten haben, und aktualisiert sich nie selbst. Sie installieren eine Version, wann Sie wollen, oder lehnen sie ab.',
        gone: 'Die laufende Version läuft weiter. Antworten wir 90 Tage lang nicht, erhalten Sie den hinterlegten Quellcode.',
      },
    ],
  },
  {
    sample: true,
    id: 'directory',
    holder: 'us',
    name: 'Unser Verzeichnisschlüssel (Ihrer in einem privaten Netz)',
    kept: 'in einem HSM der Steuerungsebene',
    algorithms: ['ML-DSA-65'],
    acts: [
      {
        id: 'routes',
        act: `Wege von ${brand.mesh.name}`,
        moves: 'Lenkt Geheimtextfragmente',
        decidedBy: 'Wir, oder Sie in einem privaten Netz',
        does: 'Richtet sich nach dem Verzeichnis, wenn es um Wege geht, sonst nie.',
        gone: 'Das letzte Verzeichnis gilt weiter. Ein gefälschtes kann Verkehr verzögern oder verraten, wann er fließt, mehr nicht.',
      },
    ],
  },
  {
    sample: true,
    id: 'license',
    holder: 'us',
    name: 'Unser Lizenzschlüssel',
    kept: 'in einem HSM der Steuerungsebene',
    algorithms: ['ML-DSA-65'],
    acts: [
      {
        id: 'license',
        act: 'Eine Lizenz',
        moves: 'Zählt Knoten und Personen',
        decidedBy: 'Wir',
        does: 'Eine abgelaufene Lizenz verhindert nie, dass Sie Daten öffnen, exportieren oder ihre Schlüssel neu umhüllen. Nach 90 Tagen bekommen neue Gruppen keine Richtlinie mehr.',
        gone: 'Sie läuft ab. Öffnen, exportieren und neu umhüllen können Sie weiterhin.',
      },
    ],
  },
];

/** Column heads of the table of acts. */
export const actColumns = [
  'Vorgang',
  'Entscheidet',
  'Signiert mit',
  'Was ein Schlüsseldienst tut',
] as const;

export const authority = {
  /** The strong sense of "we can’t read your data". */
  claim: 'Keine unserer Signaturen öffnet etwas.',
  cannot:
    'Wir können keinen Datensatz öffnen, keine Version installieren und keinen laufenden Schlüsseldienst anhalten.',
} as const;
