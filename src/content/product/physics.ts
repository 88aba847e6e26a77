import type { Sample } from '../../config/sample.ts';

type Fact = Sample & { readonly term: string; readonly value: string };

/** What physics does in the product. Every text that asks gives this answer. */
export const physics =
  'A physical noise source is a second, independent input to key generation. Either generator alone is enough, and the strength of the encryption rests on published mathematics.' as const;

/** The noise source, for readers who assess one. */
export const noiseSource = [
  { sample: true, term: 'Source', value: 'The noise of a diode, sampled' },
  {
    sample: true,
    term: 'Where',
    value: 'In the hardware option. A cloud account has none, so the system generator works alone.',
  },
  { sample: true, term: 'Rate', value: '2 Mbit a second before mixing' },
  { sample: true, term: 'Min-entropy', value: '0.6 bits a bit, our own estimate' },
  { sample: true, term: 'SP 800-90B', value: 'Health tests run. Not assessed yet.' },
] as const satisfies readonly Fact[];

export const trafficShaping =
  'Noise sets sizes and intervals of packets. How much that hides is unmeasured, and it costs bandwidth.' as const;
