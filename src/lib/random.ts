/**
 * A small repeatable source of numbers for figures: the same seed draws the same picture in the
 * page, the PDF and the press kit. Not for secrets.
 *
 * Source: mulberry32 by Tommy Ettinger (2017, public domain), a 32-bit Weyl sequence with a
 * multiply-xorshift finish: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 *
 * @param seed any finite number; only its lower 32 bits count
 * @returns a function that gives the next number, 0 <= n < 1, in steps of 2^-32
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

/** A normally distributed number, from an even source. Source: Box and Muller (1958). */
export const normalNumber = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
