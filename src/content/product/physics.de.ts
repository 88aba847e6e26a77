/* From src/content/product/physics.ts, as of a94620d2. */
import type { Sample } from '../../config/sample.ts';

type Fact = Sample & { readonly term: string; readonly value: string };

/** What physics does in the product. Every text that asks gives this answer. */
export const physics =
  'Eine physikalische Rauschquelle ist die zweite, unabhängige Eingabe der Schlüsselerzeugung. Jeder der beiden Generatoren genügt allein, und die Stärke der Verschlüsselung beruht auf veröffentlichter Mathematik.' as const;

/** The noise source, for readers who assess one. */
export const noiseSource = [
  { sample: true, term: 'Quelle', value: 'Das abgetastete Rauschen einer Diode' },
  {
    sample: true,
    term: 'Wo',
    value:
      'In der Hardware-Variante. Ein Cloud-Konto hat keine, dort arbeitet der Generator des Systems allein.',
  },
  { sample: true, term: 'Rate', value: '2 Mbit pro Sekunde vor dem Mischen' },
  { sample: true, term: 'Min-Entropie', value: '0,6 Bit je Bit, eigene Schätzung' },
  { sample: true, term: 'SP 800-90B', value: 'Selbsttests laufen. Noch nicht geprüft.' },
] as const satisfies readonly Fact[];

export const trafficShaping =
  'Rauschen bestimmt Größe und Abstand der Pakete. Wie viel das verbirgt, ist nicht gemessen, und es kostet Bandbreite.' as const;
