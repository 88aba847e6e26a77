/* From src/content/product/cryptography.ts, as of cc987d3d; the same in both: Rate. */

import type { Sample } from '../../config/sample.ts';
import { grouped } from '../../lib/text/format.ts';
import { benchmark as measured } from './cryptography.ts';

type Fact = Sample & { readonly term: string; readonly value: string };

/** What physics does in the product. Every text that asks gives this answer. */
export const physics =
  'In der Hardware-Variante ist eine physikalische Rauschquelle der zweite, unabhängige Zufallsgenerator. Jeder der beiden würde allein genügen, und die Stärke der Verschlüsselung beruht auf veröffentlichter Mathematik.' as const;

/** The noise source, for readers who assess one. */
export const noiseSource = [
  { sample: true, term: 'Quelle', value: 'Das abgetastete Rauschen einer Diode' },
  {
    sample: true,
    term: 'Wo',
    value:
      'In der Hardware-Variante. In einem Cloud-Konto, das keine hat, arbeitet der Generator des Systems allein.',
  },
  { sample: true, term: 'Rate', value: '2 Mbit pro Sekunde vor dem Mischen' },
  { sample: true, term: 'Min-Entropie', value: '0,6 Bit je Bit, eigene Schätzung' },
  {
    sample: true,
    term: 'SP 800-90B',
    value: 'Selbsttests laufen, aber noch kein Labor hat sie geprüft.',
  },
] as const satisfies readonly Fact[];

export const trafficShaping =
  'Rauschen bestimmt Größe und Abstand der Pakete. Wie viel das verbirgt, ist nicht gemessen, und es kostet Bandbreite.' as const;

export const benchmark = {
  ...measured,
  hardware: 'ein Kern eines Intel Xeon mit 2,3 GHz in einer virtuellen Maschine',
  version: 'Node 24.21 mit OpenSSL 3.5.8',
  text: `Gemessen am 23. November 2026: ${grouped(measured.hybridPerSecond)} hybride Schlüsselhüllen pro Sekunde gegen ${measured.rsaPerSecond} Entschlüsselungen mit RSA-4096, auf einem Kern eines Intel Xeon mit 2,3 GHz, Node 24.21, OpenSSL 3.5.8.`,
} as const;

/** Status of the modules that do cryptography. No certificate number is printed. */
export const validation = [
  {
    sample: true,
    module: 'Client-Bibliothek und Schlüsseldienst, Version 1.4.0',
    status: 'Nicht nach FIPS 140-3 validiert',
    evidence:
      'Besteht die ACVP-Prüfvektoren des NIST für ML-KEM, ML-DSA und AES-GCM. Kein Labor hat das Modul geprüft.',
  },
  {
    sample: true,
    module: 'Hardware-Sicherheitsmodule (HSMs) mit Hauptschlüsseln',
    status: 'Ihre Wahl, über PKCS #11',
    evidence:
      'Kaufen Sie eines mit gültigem Zertifikat nach FIPS 140-3, und schlagen Sie es vor der Unterschrift beim NIST nach.',
  },
] as const;

export const validationSummary =
  'Unser Softwaremodul ist noch nicht nach FIPS 140-3 validiert. Für Hauptschlüssel kaufen Sie ein validiertes Hardware-Sicherheitsmodul (HSM) Ihrer Wahl.' as const;
