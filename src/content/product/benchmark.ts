import { grouped } from '../../lib/text/format.ts';

const measured = { hybridPerSecond: 9_964, rsaPerSecond: 507 } as const;

/** Opening a hybrid wrap against an RSA-4096 decryption, as a file that readers can rerun. */
export const benchmark = {
  /** In `content/samples/files`. */
  file: 'benchmark.ts',
  command: 'node benchmark.ts',
  hardware: 'one core of an Intel Xeon at 2.3 GHz, in a virtual machine',
  version: 'Node 24.21 with OpenSSL 3.5.8',
  /** Medians of nine rounds, by processor time. */
  ...measured,
  timesAsFast: (measured.hybridPerSecond / measured.rsaPerSecond).toFixed(1),
  text: `Measured on November 23, 2026: ${grouped(measured.hybridPerSecond)} hybrid wraps a second against ${measured.rsaPerSecond} RSA-4096 decryptions, on one core of an Intel Xeon at 2.3 GHz, Node 24.21, OpenSSL 3.5.8.`,
} as const;
