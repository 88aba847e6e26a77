import type { Point } from '../../figures/pen/geometry.ts';

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The place an arrow key moves to: the nearest within 60 degrees of its direction, with sideways distance
 * counted twice.
 * @param key a `KeyboardEvent.key`
 * @returns its index; null if there is none or the key is not an arrow
 */
export function nearestItem(places: readonly Point[], from: number, key: string): number | null {
  const direction = directions[key];
  const [x, y] = places[from] ?? [0, 0];
  if (!direction) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const [index, [px, py]] of places.entries()) {
    const ahead = (px - x) * direction[0] + (py - y) * direction[1];
    const aside = Math.abs((px - x) * direction[1]) + Math.abs((py - y) * direction[0]);
    const cost = ahead + 2 * aside;
    if (ahead <= 0 || aside > ahead * 1.73 || cost >= least) continue;
    best = index;
    least = cost;
  }
  return best;
}
