import { quantamorphic } from './quantamorphic.ts';

/** Values of the API's `algorithm` field. The first is the default. */
export const apiAlgorithms = [
  {
    value: 'X25519-ML-KEM-768',
    meaning:
      'the default: X25519 and ML-KEM-768 combined as in X-Wing, so that both must be broken',
  },
  {
    value: 'ML-KEM-768',
    meaning: 'ML-KEM-768 alone, 32 bytes less',
  },
  {
    value: quantamorphic.value,
    meaning: 'our own optional layer on top of the default',
  },
] as const;

/** Algorithms of keys. `quantamorphic` uses a key of the default. */
export type KemName = Exclude<(typeof apiAlgorithms)[number]['value'], typeof quantamorphic.value>;

export const defaultAlgorithm = apiAlgorithms[0].value;
