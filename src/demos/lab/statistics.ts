/** In the unit of the samples. */
export type Summary = {
  readonly runs: number;
  readonly median: number;
  /** First and third quartile. */
  readonly q1: number;
  readonly q3: number;
  readonly min: number;
  readonly max: number;
};

/** Quantile by linear interpolation between order statistics (Hyndman and Fan 1996, type 7). */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [low = Number.NaN, high = low] = [sorted[below], sorted[below + 1]];
  return low + (high - low) * (place - below);
}

/** @throws RangeError without samples */
export function summarize(samples: readonly number[]): Summary {
  if (samples.length === 0) throw new RangeError('summarize needs at least one sample');
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => quantile(sorted, share);
  return {
    runs: sorted.length,
    median: at(0.5),
    q1: at(0.25),
    q3: at(0.75),
    min: at(0),
    max: at(1),
  };
}
