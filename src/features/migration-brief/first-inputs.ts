import type { Inputs } from './inputs.ts';
import type { Survey } from './regime.ts';

/** What a brief begins with: the survey's range, and numbers to replace. */
export const firstInputs = ({ earliest, latest }: Survey): Inputs => ({
  system: '',
  secrecy: 10,
  migration: 6,
  earliest,
  latest,
  regimes: ['us-civil', 'eu'],
});
