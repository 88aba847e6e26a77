import type { Sample } from '../../config/sample.ts';
import { grouped, oneDecimal } from '../../lib/text/format.ts';

type Fact = Sample & { readonly term: string; readonly value: string };

/** What physics does in the product. Every text that asks gives this answer. */
export const physics =
  'In the hardware option, a physical noise source is a second, independent input to key generation. Either generator alone is enough, and the strength of the encryption rests on published mathematics.' as const;

/** The noise source, for readers who assess one. */
export const noiseSource = [
  { sample: true, term: 'Source', value: 'The noise of a diode, sampled' },
  {
    sample: true,
    term: 'Where',
    value:
      'In the hardware option. In a cloud account, which has none, the system generator works alone.',
  },
  { sample: true, term: 'Rate', value: '2 Mbit a second before mixing' },
  { sample: true, term: 'Min-entropy', value: '0.6 bits a bit, our own estimate' },
  {
    sample: true,
    term: 'SP 800-90B',
    value: 'Health tests run, but no laboratory has assessed it yet.',
  },
] as const satisfies readonly Fact[];

export const trafficShaping =
  'Noise sets sizes and intervals of packets. How much that hides is unmeasured, and it costs bandwidth.' as const;

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
  timesAsFast: oneDecimal(measured.hybridPerSecond / measured.rsaPerSecond),
  text: `Measured on November 23, 2026: ${grouped(measured.hybridPerSecond)} hybrid wraps a second against ${measured.rsaPerSecond} RSA-4096 decryptions, on one core of an Intel Xeon at 2.3 GHz, Node 24.21, OpenSSL 3.5.8.`,
} as const;

/** Status of the modules that do cryptography. No certificate number is printed. */
export const validation = [
  {
    sample: true,
    module: 'Client library and key service, release 1.4.0',
    status: 'Not validated under FIPS 140-3',
    evidence:
      'Passes NIST’s ACVP vectors for ML-KEM, ML-DSA and AES-GCM. No laboratory has tested the module.',
  },
  {
    sample: true,
    module: 'Hardware modules that hold root keys',
    status: 'Your choice, by PKCS #11',
    evidence:
      'Buy one with an active FIPS 140-3 certificate, and look it up at NIST before you sign.',
  },
] as const;

export const validationSummary =
  'Our own software module isn’t validated under FIPS 140-3 yet. Root keys sit in a hardware module you choose; buy a validated one.' as const;
