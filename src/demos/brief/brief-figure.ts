import type { IsoDay } from '../../lib/time/dates.ts';
import type { Figure, Mark, Tone } from '../../figures/pen/model.ts';
import { pen, polyline } from '../../figures/pen/pen.ts';
import { type Frame, layOut, smallFrame } from './chart-layout.ts';
import { defaultInputs } from './default-inputs.ts';
import type { Inputs } from './inputs.ts';
import { type Reading, reading } from './mosca.ts';
import type { Regime, Survey } from '../../content/regimes.ts';
import { type Due, dueDates } from './due-dates.ts';

const box = (x: number, y: number, width: number, height: number) =>
  pen()
    .moveTo([x, y])
    .lineTo([x + width, y], [x + width, y + height], [x, y + height])
    .close()
    .path();

const label = (text: string, x: number, y: number, tone: Tone): Mark => ({ text, x, y, tone });

/** X + Y and the range for Z on one axis of years, above the dates of the chosen regimes. */
export function briefFigure(
  inputs: Inputs,
  read: Reading,
  due: readonly Due[],
  frame: Frame,
): Figure {
  const { width, height, xOf, years, rows, barY, rowY, start } = layOut(inputs, read, due, frame);
  const migrated = start + inputs.migration;
  const [from, to] = [xOf(inputs.earliest), xOf(inputs.latest + 1)];
  const line = (a: [number, number], b: [number, number]): Mark => ({
    d: polyline([a, b]),
    stroke: 'hairline',
    width: 1,
    opacity: 0.5,
  });
  /** The part of X + Y that ends in `end`, and its letter. */
  const bar = (letter: string, begin: number, end: number, fill: Tone): Mark[] =>
    end > begin
      ? [
          { d: box(xOf(begin) + 0.5, barY, xOf(end) - xOf(begin) - 1, 24), fill },
          label(letter, xOf(begin) + 6, barY + 17, 'ground'),
        ]
      : [];
  return {
    width,
    height,
    title: 'X + Y against the range for Z',
    description: `Migration from ${read.startsIn} to ${read.migratedIn}, then secrecy until ${read.secretUntil}. The range for Z runs from ${inputs.earliest} to ${inputs.latest}. The dates of the regimes are listed after the figure.`,
    marks: [
      { d: box(from, 20, to - from, height - 40), fill: 'attack', opacity: 0.16 },
      label('Z', from + 4, 14, 'attack'),
      ...years.flatMap((year, index): Mark[] => [
        line([xOf(year), 20], [xOf(year), height - 20]),
        ...(frame === smallFrame && index % 2 === 1
          ? []
          : [
              { ...label(String(year), xOf(year), height - 5, 'faint'), anchor: 'middle' } as const,
            ]),
      ]),
      ...bar('Y', start, migrated, 'data'),
      ...bar('X', migrated, migrated + inputs.secrecy, 'signal'),
      ...rows.flatMap(({ name, marks }, row): Mark[] => [
        line([0, rowY(row) + 10], [width, rowY(row) + 10]),
        label(name, 0, rowY(row) + 4, 'faint'),
        ...[...new Set(marks)].map((at): Mark => {
          const [x, y] = [xOf(at), rowY(row)];
          const diamond = pen().moveTo([x, y - 6]);
          diamond.lineTo([x + 6, y], [x, y + 6], [x - 6, y]).close();
          return { d: diamond.path(), fill: 'ink' };
        }),
      ]),
    ],
  };
}

/**
 * The chart of the default inputs with every regime, for the page before the tool is opened.
 * @param day start of X + Y
 */
export function stillBrief(regimes: readonly Regime[], survey: Survey, day: IsoDay): Figure {
  const inputs = { ...defaultInputs(survey), regimes: regimes.map(({ id }) => id) };
  return briefFigure(inputs, reading(inputs, day), dueDates(regimes, inputs.regimes), smallFrame);
}
