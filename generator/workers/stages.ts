/** Does a part of the build, and notes how long it took, where `npm run growth` reads it. */
export async function timed<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    performance.measure(name, { start, detail: 'stage' });
  }
}
