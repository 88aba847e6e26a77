import { tenths } from '../pen/geometry.ts';
import type { Figure, Layout, PathMark, Tone } from '../pen/model.ts';
import { dotRow, pen } from '../pen/pen.ts';
import { ToneGroups } from '../pen/tone-groups.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

const dayMs = 86_400_000;

export type DaySceneParams = {
  /** Days as ISO dates, such as 2027-01-01. */
  readonly today: string;
  readonly from: string;
  /** Deadlines in order; the scene ends with the last. */
  readonly ends: readonly string[];
};

const tones: readonly Tone[] = ['attack', 'signal', 'data', 'series'];

/** Days since 1970, in UTC. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Days that are over are small and gray; the others shrink toward their deadline. */
function dayMark(day: number, params: DaySceneParams): { tone: Tone; size: number } {
  const ends = params.ends.map(dayNumber);
  const today = dayNumber(params.today);
  if (day < today) return { tone: 'edge', size: 0.2 };
  const index = ends.filter((end) => day > end).length;
  const start = index === 0 ? today : (ends[index - 1] ?? today);
  // The last week may end after the last deadline.
  const end = ends[index] ?? day;
  const left = end === start ? 0 : (end - day) / (end - start);
  // The few days before the first deadline stay large.
  const size = index === 0 ? 0.82 : 0.22 + 0.58 * Math.sqrt(left);
  return { tone: tones[Math.min(index, tones.length - 1)] ?? 'series', size };
}

const monthsBetween = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();

/** Where a date's stem stands in the wide scene, in percent of the width: after its month if it ends it, else before. */
export function stemAt(
  { from, ends }: Pick<DaySceneParams, 'from' | 'ends'>,
  date: string,
): number {
  const start = new Date(from);
  const months = (day: number) => monthsBetween(start, new Date(day * dayMs));
  return (100 * months(dayNumber(date) + 1)) / months(Math.max(...ends.map(dayNumber)) + 1);
}

/**
 * One dot for every day until the last deadline. Wide: months run to the right and days down. Narrow:
 * one dot for every week, half a year a row.
 */
export function dayScene(params: DaySceneParams, layout: Layout): Figure {
  const isWide = layout === 'wide';
  const first = dayNumber(params.from);
  const last = Math.max(...params.ends.map(dayNumber));
  const count = isWide ? last - first + 1 : Math.ceil((last - first + 1) / 7);
  const start = new Date(first * dayMs);
  const place = (index: number): readonly [column: number, row: number] => {
    if (!isWide) return [index % 26, Math.floor(index / 26)];
    const date = new Date((first + index) * dayMs);
    return [monthsBetween(start, date), date.getUTCDate() - 1];
  };
  const columns = isWide ? place(count - 1)[0] + 1 : 26;
  const rows = isWide ? 31 : place(count - 1)[1] + 1;
  const width = isWide ? 1440 : 390;
  const pitch = tenths(width / columns);

  // Equal neighbors share one line: days in a column when wide, weeks in a row when narrow.
  type Line = { from: readonly [number, number]; to: readonly [number, number] };
  const lines = new ToneGroups<Line[]>(() => []);
  for (let index = 0; index < count; index++) {
    const { tone, size } = dayMark(isWide ? first + index : first + index * 7 + 6, params);
    const [column, row] = place(index);
    const group = lines.get(tone, Math.round(size * 12));
    const before = group.at(-1);
    const isNext =
      before &&
      (isWide
        ? before.to[0] === column && before.to[1] === row - 1
        : before.to[1] === row && before.to[0] === column - 1);
    if (isNext) before.to = [column, row];
    else group.push({ from: [column, row], to: [column, row] });
  }
  const center = ([column, row]: readonly [number, number]) =>
    [(column + 0.5) * pitch, (row + 0.5) * pitch] as const;
  const marks = [...lines].map(({ tone, size, item: group }): PathMark => {
    const drawing = pen();
    for (const { from, to } of group) dotRow(drawing, center(from), center(to));
    return {
      d: drawing.path(),
      stroke: tone,
      width: tenths((pitch * size) / 12),
      dash: `0 ${pitch}`,
    };
  });
  return {
    width,
    height: Math.ceil(rows * pitch),
    title: isWide ? words.days : words.weeks,
    description: fill(isWide ? words.daysText : words.weeksText, {
      from: params.from,
      to: params.ends.at(-1) ?? '',
      ends: params.ends.join(', '),
    }),
    marks,
  };
}
