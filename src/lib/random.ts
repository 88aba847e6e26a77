/**
 * Makes a repeatable random generator, so that a seed draws the same figure in pages, PDFs and the press
 * kit. Not for secrets. It is mulberry32 by Tommy Ettinger (2017, public domain):
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 * @param seed only its lower 32 bits count
 * @returns a function that returns the next number, 0 <= n < 1
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A normally distributed number (Box and Muller 1958). `random` must be uniform. */
export const normalNumber = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
