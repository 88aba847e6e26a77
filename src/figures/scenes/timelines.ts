import { fill } from '../../lib/text/fill.ts';
import { tenths } from '../pen/geometry.ts';
import { type Figure, halfBoxes, type Layout, type PathMark, type Tone } from '../pen/model.ts';
import { dotRow, pen, type Pen, ToneGroups } from '../pen/pen.ts';
import * as words from '../words.ts';
import { sizeMarks } from './still.ts';

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

export type DateLine = {
  /** The date as a year with its fraction, such as 2030.999. */
  readonly at: number;
  /** Number of rules that name it. */
  readonly count: number;
  readonly tone: Tone;
};

export type DateSpectrumParams = {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly DateLine[];
};

const boxes = {
  wide: { width: 1440, height: 232, pitch: 8, width2: 9 },
  narrow: { width: 390, height: 176, pitch: 6.5, width2: 5 },
} as const;

const sizes = 8;

/** Height of a Lorentzian line at a distance from its middle, where it is 1. */
export const lorentzian = (distance: number, halfWidth: number): number =>
  halfWidth ** 2 / (distance ** 2 + halfWidth ** 2);

/** Dates as the lines of a spectrum: the more rules name a date, the brighter its line. */
export function dateSpectrumFigure(params: DateSpectrumParams, layout: Layout): Figure {
  const { width, height, pitch, width2 } = boxes[layout];
  const { from, to, lines } = params;
  const most = Math.max(1, ...lines.map(({ count }) => count));
  const place = (year: number): number => (width * (year - from)) / (to - from);
  const rowStep = tenths(pitch * 1.732);
  const pens = new ToneGroups<Pen>(() => pen());
  for (let column = 0; (column * pitch) / 2 <= width; column++) {
    const x = (column * pitch) / 2;
    const lights = lines.map(({ at, count, tone }) => ({
      tone,
      light: (count / most) * lorentzian(x - place(at), width2),
    }));
    const sum = lights.reduce((total, { light }) => total + light, 0);
    const brightest = lights.toSorted((a, b) => b.light - a.light)[0];
    const tone = brightest && sum > 0.015 ? brightest.tone : 'rest';
    const size = Math.max(1, Math.round(Math.sqrt(Math.min(1, sum)) * sizes));
    const drawing = pens.get(tone, size);
    const top = pitch / 2 + (column % 2) * (rowStep / 2);
    const count = Math.floor((height - top - pitch / 2) / rowStep);
    dotRow(drawing, [x, top], [x, top + count * rowStep]);
  }
  return {
    width,
    height,
    stretch: true,
    title: words.dateSpectrum,
    description: fill(words.dateSpectrumText, {
      from,
      to,
      lines: lines
        .map(({ at, count }) => fill(words.dateNamedBy, { year: Math.floor(at), count }))
        .join('; '),
    }),
    marks: [...pens].map(({ tone, size, item: drawing }): PathMark => ({
      d: drawing.path(),
      stroke: tone,
      width: tenths(1.2 + (0.8 * pitch - 1.2) * ((size - 1) / (sizes - 1))),
      dash: `0 ${rowStep}`,
    })),
  };
}

export const sessionParts = [
  { minutes: 10, tone: 'data' },
  { minutes: 25, tone: 'signal' },
  { minutes: 10, tone: 'series' },
] as const;

/** A session as the height of a clock's hand, with one color for each part. */
export function sessionScene(layout: Layout): Figure {
  const box = halfBoxes[layout];
  const total = sessionParts.reduce((sum, { minutes }) => sum + minutes, 0);
  const ends = sessionParts.map((_, i) =>
    sessionParts.slice(0, i + 1).reduce((sum, part) => sum + part.minutes, 0),
  );
  const marks = sizeMarks(
    {
      tones: sessionParts.map(({ tone }) => tone),
      pitch: layout === 'wide' ? 8 : 6,
      at(x, y) {
        const minutes = (total * x) / box.width;
        const middle = box.height * (0.5 - 0.36 * Math.sin((2 * Math.PI * minutes) / 60));
        const size = Math.exp(-(((y - middle) / (box.height * 0.17)) ** 2));
        const part = ends.findIndex((end) => minutes < end);
        return size < 0.1
          ? undefined
          : { size, kind: ((part < 0 ? ends.length - 1 : part) + 0.5) / ends.length };
      },
    },
    box,
    { sizes: 5 },
  );
  return {
    ...box,
    stretch: true,
    title: fill(words.session, { total }),
    description: fill(words.sessionText, {
      total,
      parts: sessionParts.map(({ minutes }) => minutes).join(', '),
    }),
    marks,
  };
}
