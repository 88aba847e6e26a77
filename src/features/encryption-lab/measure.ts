/** Repeated runs of one operation. */
export type Timing = {
  /** How many operations one run repeats, so that the clock can tell them apart. */
  readonly batch: number;
  /** Milliseconds for one operation, one number a run. */
  readonly samples: readonly number[];
};

type Limits = { readonly minRuns: number; readonly maxRuns: number; readonly budgetMs: number };

/** At least five runs, at most a hundred, as many as fit into a second. */
const usual: Limits = { minRuns: 5, maxRuns: 100, budgetMs: 1000 };

/** A run lasts for at least so many ticks of the clock: its error is then within 5 percent. */
const ticksPerRun = 20;

const warmUpMs = 50;

/**
 * The smallest step that a clock shows, in its own unit. Browsers make theirs coarse on purpose.
 * @param now the clock; must advance
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

/**
 * Times an operation: for a moment to warm up, then in runs of as many operations as the clock needs.
 * @param now milliseconds
 * @param tick smallest step of `now`
 */
export async function measure(
  operation: () => Promise<unknown>,
  now: () => number,
  tick: number,
  { minRuns, maxRuns, budgetMs }: Limits = usual,
): Promise<Timing> {
  const timed = async (count: number) => {
    const begun = now();
    // One at a time: how long one takes is what is asked.
    // oxlint-disable-next-line no-await-in-loop
    for (let done = 0; done < count; done++) await operation();
    return now() - begun;
  };
  // Engines compile what runs often: the first calls say little about the later ones.
  const warm = now() + warmUpMs;
  // oxlint-disable-next-line no-await-in-loop -- one at a time
  do await operation();
  while (now() < warm);
  let batch = 1;
  // oxlint-disable-next-line no-await-in-loop -- each try decides about the next
  while ((await timed(batch)) < ticksPerRun * tick) batch *= 2;
  const samples: number[] = [];
  const begun = now();
  while (samples.length < minRuns || (samples.length < maxRuns && now() - begun < budgetMs)) {
    // oxlint-disable-next-line no-await-in-loop
    samples.push((await timed(batch)) / batch);
  }
  return { batch, samples };
}
