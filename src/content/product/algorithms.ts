import { quantamorphic } from './quantamorphic.ts';

/** Values of the API's `algorithm` field. The first is the default. */
export const apiAlgorithms = [
  {
    value: 'X25519-ML-KEM-768',
    meaning: 'X25519-ML-KEM-768 is the default: X-Wing, which an attacker has to break twice.',
  },
  { value: 'ML-KEM-768', meaning: 'ML-KEM-768 alone takes 32 bytes less.' },
  {
    value: quantamorphic.value,
    meaning: `${quantamorphic.value} adds our own layer, which is off by default and which no outsider has reviewed. ${quantamorphic.permission}`,
  },
] as const;

/** Algorithms of keys. `quantamorphic` uses a key of the default. */
export type KemName = Exclude<(typeof apiAlgorithms)[number]['value'], typeof quantamorphic.value>;

export const defaultAlgorithm = apiAlgorithms[0].value;
