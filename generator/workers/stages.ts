/** Seconds that each stage of the build took: by the clock, in all threads together. Stages may contain others. */
export type Stages = ReadonlyMap<string, number>;

let spent = new Map<string, number>();

/** Adds what another thread measured. */
export function addStages(stages: Stages): void {
  for (const [name, seconds] of stages) spent.set(name, (spent.get(name) ?? 0) + seconds);
}

/** Does a part of the build, and notes how long it took. */
export async function timed<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    addStages(new Map([[name, (performance.now() - start) / 1000]]));
  }
}

/** What was measured since this was asked last. */
export function takeStages(): Stages {
  const stages = spent;
  spent = new Map();
  return stages;
}
