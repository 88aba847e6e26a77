export type Timing = {
  /** Operations per run; more than one if a single one is too fast for the clock. */
  readonly batch: number;
  /** Milliseconds per operation, one value per run. */
  readonly samples: readonly number[];
};

type Limits = { readonly minRuns: number; readonly maxRuns: number; readonly budgetMs: number };

const defaultLimits: Limits = { minRuns: 5, maxRuns: 100, budgetMs: 1000 };

/** Keeps the clock's error in a run within 5 percent. */
const ticksPerRun = 20;

const warmUpMs = 50;

/**
 * The clock's resolution, in its own unit. Browsers coarsen theirs on purpose.
 * @param now must advance
 */
export function clockTick(now: () => number): number {
  let smallest = Infinity;
  for (let steps = 0, last = now(); steps < 5;) {
    const next = now();
    if (next <= last) continue;
    smallest = Math.min(smallest, next - last);
    last = next;
    steps++;
  }
  return smallest;
}

type Clock = {
  /** In milliseconds. */
  readonly now: () => number;
  /** Resolution of `now`. */
  readonly tick: number;
};

/** Called between runs, which its time is no part of. It ends the measurement by throwing. */
export type Pause = () => Promise<void>;

/** Times an operation: warms up, then repeats runs of as many operations as the clock needs. */
export async function measure(
  operation: () => Promise<unknown>,
  { now, tick }: Clock,
  pause: Pause,
  { minRuns, maxRuns, budgetMs }: Limits = defaultLimits,
): Promise<Timing> {
  const timed = async (count: number) => {
    await pause();
    const begun = now();
    // In sequence: parallel runs would not give the time of one.
    for (let done = 0; done < count; done++) await operation();
    return now() - begun;
  };
  // JavaScript engines compile hot code, so the first calls are slower.
  const warm = now() + warmUpMs;
  do await operation();
  while (now() < warm);
  let batch = 1;
  while ((await timed(batch)) < ticksPerRun * tick) batch *= 2;
  const samples: number[] = [];
  const begun = now();
  while (samples.length < minRuns || (samples.length < maxRuns && now() - begun < budgetMs)) {
    samples.push((await timed(batch)) / batch);
  }
  return { batch, samples };
}
