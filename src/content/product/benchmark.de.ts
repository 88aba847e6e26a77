/* From src/content/product/benchmark.ts, as of 31d35e78. */
import { grouped } from '../../lib/text/format.ts';
import { benchmark as measured } from './benchmark.ts';

export const benchmark = {
  ...measured,
  hardware: 'ein Kern eines Intel Xeon mit 2,3 GHz in einer virtuellen Maschine',
  version: 'Node 24.21 mit OpenSSL 3.5.8',
  timesAsFast: measured.timesAsFast.replace('.', ','),
  text: `Gemessen am 23. November 2026: ${grouped(measured.hybridPerSecond)} hybride Schlüsselhüllen pro Sekunde gegen ${measured.rsaPerSecond} Entschlüsselungen mit RSA-4096, auf einem Kern eines Intel Xeon mit 2,3 GHz, Node 24.21, OpenSSL 3.5.8.`,
} as const;
