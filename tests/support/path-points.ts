import type { Point } from '../../src/figures/pen/geometry.ts';

/** How many numbers a command of a pen takes. A pen begins with M, and writes the rest relative. */
const sizes: Readonly<Record<string, number>> = { M: 2, m: 2, l: 2, h: 1, v: 1, c: 6, z: 0 };

/**
 * The end and control points of a path without circles, in absolute units.
 * @throws Error on a command that a pen does not write
 */
export function pathPoints(d: string): Point[] {
  const found: Point[] = [];
  let from: Point = [0, 0];
  let start = from;
  for (const [, command = '', body = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = sizes[command];
    if (size === undefined) throw new Error(`"${command}" is not a command that a pen writes`);
    if (command === 'z') from = start;
    const numbers = (body.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    for (let i = 0; i < numbers.length; i += size) {
      const [x = 0, y = 0, ...more] = numbers.slice(i, i + size);
      const steps = [command === 'v' ? [0, x] : [x, y], more.slice(0, 2), more.slice(2)];
      for (const [dx, dy = 0] of steps)
        if (dx !== undefined) found.push([from[0] + dx, from[1] + dy]);
      from = found.at(-1) ?? from;
      if (i === 0 && /m/i.test(command)) start = from;
    }
  }
  return found;
}
