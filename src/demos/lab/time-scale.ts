import { threeDigits } from '../../lib/text/format.ts';

/** Ends of the scale in milliseconds: a microsecond and a minute. */
const ends = [0.001, 60_000] as const;

/** Position on a logarithmic scale, from 0 (a microsecond) to 1 (a minute), clamped. */
export function placeOnScale(milliseconds: number): number {
  const [low, high] = ends;
  const place = Math.log(milliseconds / low) / Math.log(high / low);
  return Math.min(1, Math.max(0, place));
}

/** `at` in milliseconds. */
export const scaleMarks = [
  { at: 0.001, label: '1 µs' },
  { at: 1, label: '1 ms' },
  { at: 1000, label: '1 s' },
] as const;

/** A time in µs, ms or s, to three significant digits. */
export function formatTime(milliseconds: number): string {
  if (milliseconds < 0.9995) return `${threeDigits(milliseconds * 1000)} µs`;
  if (milliseconds < 999.5) return `${threeDigits(milliseconds)} ms`;
  return `${threeDigits(milliseconds / 1000)} s`;
}

/** A range of times in milliseconds, for example "34.4 to 37.5 µs" or "500 µs to 2 ms". */
export function formatRange(from: number, to: number): string {
  const [start, end] = [formatTime(from), formatTime(to)];
  const [number, unit = ''] = start.split(' ');
  return end.endsWith(` ${unit}`) ? `${number} to ${end}` : `${start} to ${end}`;
}
