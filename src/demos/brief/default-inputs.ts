import type { Inputs } from './inputs.ts';
import type { Survey } from '../../content/regimes.ts';

/** The survey's range, and example numbers. */
export const defaultInputs = ({ earliest, latest }: Survey): Inputs => ({
  system: '',
  secrecy: 10,
  migration: 6,
  earliest,
  latest,
  regimes: ['us-civil', 'eu'],
});
