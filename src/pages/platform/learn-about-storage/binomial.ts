/**
 * The probability that at least `needed` of several independent events happen.
 * @param chance probability of each event, 0 to 1
 */
export function atLeast(needed: number, events: number, chance: number): number {
  let sum = 0;
  for (let count = needed; count <= events; count++)
    sum += choose(events, count) * chance ** count * (1 - chance) ** (events - count);
  return sum;
}

const choose = (from: number, count: number): number =>
  count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count;
