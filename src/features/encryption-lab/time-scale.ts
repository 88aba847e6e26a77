/** Milliseconds at both ends of the scale: a microsecond and a minute. */
const ends = [0.001, 60_000] as const;

/** Where a time stands on a logarithmic scale, from 0 (a microsecond) to 1 (a minute); clamped at both. */
export function placeOnScale(milliseconds: number): number {
  const [low, high] = ends;
  const place = Math.log(milliseconds / low) / Math.log(high / low);
  return Math.min(1, Math.max(0, place));
}

/** Marks of the scale, in milliseconds, with what they are called. */
export const scaleMarks = [
  { at: 0.001, label: '1 µs' },
  { at: 1, label: '1 ms' },
  { at: 1000, label: '1 s' },
] as const;

const digits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** A time in the unit that suits it, to three significant digits. */
export function spelledTime(milliseconds: number): string {
  if (milliseconds < 0.9995) return `${digits.format(milliseconds * 1000)} µs`;
  if (milliseconds < 999.5) return `${digits.format(milliseconds)} ms`;
  return `${digits.format(milliseconds / 1000)} s`;
}

/** Two times; the unit stands once where it is the same. */
export function spelledRange(from: number, to: number): string {
  const [[first, its], [last, unit]] = [from, to].map((time) => spelledTime(time).split(' ')) as [
    string[],
    string[],
  ];
  return its === unit ? `${first} to ${last} ${unit}` : `${first} ${its} to ${last} ${unit}`;
}
