/* From src/content/product/benchmark.ts, as of 31d35e78. */
import { grouped } from '../../lib/text/format.ts';

const measured = { hybridPerSecond: 9_964, rsaPerSecond: 507 } as const;

/** Opening a hybrid wrap against an RSA-4096 decryption, as a file that readers can rerun. */
export const benchmark = {
  /** In `content/samples/files`. */
  file: 'benchmark.ts',
  command: 'node benchmark.ts',
  hardware: 'ein Kern eines Intel Xeon mit 2,3 GHz in einer virtuellen Maschine',
  version: 'Node 24.21 mit OpenSSL 3.5.8',
  /** Medians of nine rounds, by processor time. */
  ...measured,
  timesAsFast: (measured.hybridPerSecond / measured.rsaPerSecond).toFixed(1).replace('.', ','),
  text: `Gemessen am 23. November 2026: ${grouped(measured.hybridPerSecond)} hybride Schlüsselhüllen pro Sekunde gegen ${measured.rsaPerSecond} Entschlüsselungen mit RSA-4096, auf einem Kern eines Intel Xeon mit 2,3 GHz, Node 24.21, OpenSSL 3.5.8.`,
} as const;
