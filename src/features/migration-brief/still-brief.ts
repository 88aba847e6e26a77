import type { IsoDay } from '../../lib/dates.ts';
import type { Figure, Mark } from '../../figures/model.ts';
import { pen } from '../../figures/pen.ts';
import { layOut, smallFrame as frame } from './chart-layout.ts';
import { defaultInputs } from './default-inputs.ts';
import { reading } from './mosca.ts';
import { dueDates, type Regime, type Survey } from './regime.ts';

const box = (x: number, y: number, width: number, height: number) =>
  pen()
    .moveTo([x, y])
    .lineTo([x + width, y])
    .lineTo([x + width, y + height])
    .lineTo([x, y + height])
    .close()
    .path();

/**
 * The chart of the default inputs with every regime, for the page before the tool is opened.
 * @param day start of X + Y
 */
export function stillBrief(regimes: readonly Regime[], survey: Survey, day: IsoDay): Figure {
  const inputs = { ...defaultInputs(survey), regimes: regimes.map(({ id }) => id) };
  const due = dueDates(regimes, inputs.regimes);
  const layout = layOut(inputs, reading(inputs, day), due, frame);
  const { xOf, rows, rowY, barY, height, start, years } = layout;
  const migrated = start + inputs.migration;
  const bar = (from: number, to: number) => box(xOf(from), barY, xOf(to) - xOf(from), 22);
  const [from, to] = [xOf(inputs.earliest), xOf(inputs.latest + 1)];
  const label = (text: string, x: number, y: number, tone: 'ink' | 'faint' | 'ground' | 'attack') =>
    ({ text, x, y, tone }) satisfies Mark;
  return {
    width: frame.width,
    height,
    title: 'X + Y against the range for Z',
    description: `Counted from ${years[0] ?? inputs.earliest} on: ${inputs.migration} years of migration, then ${inputs.secrecy} years of secrecy, beside a range for Z from ${inputs.earliest} to ${inputs.latest} and ${due.length} dates of ${rows.length} regimes.`,
    marks: [
      { d: box(from, 20, to - from, height - 40), fill: 'attack', opacity: 0.16 },
      label('Z', from + 3, 14, 'attack'),
      { d: bar(start, migrated), fill: 'data' },
      { d: bar(migrated, migrated + inputs.secrecy), fill: 'signal' },
      label('Y', xOf(start) + 5, barY + 15, 'ground'),
      label('X', xOf(migrated) + 5, barY + 15, 'ground'),
      ...years.flatMap((year) =>
        year % 4 === 0
          ? [{ ...label(String(year), xOf(year), height - 5, 'faint'), anchor: 'middle' as const }]
          : [],
      ),
      ...rows.flatMap(({ name, marks }, row): Mark[] => [
        {
          d: pen()
            .moveTo([0, rowY(row) + 10])
            .lineTo([frame.width, rowY(row) + 10])
            .path(),
          stroke: 'hairline',
          width: 1,
        },
        label(name, 0, rowY(row) + 4, 'faint'),
        ...marks.map((at): Mark => {
          const [x, y] = [xOf(at), rowY(row)];
          const diamond = pen()
            .moveTo([x, y - 5])
            .lineTo([x + 5, y])
            .lineTo([x, y + 5]);
          return {
            d: diamond
              .lineTo([x - 5, y])
              .close()
              .path(),
            fill: 'ink',
          };
        }),
      ]),
    ],
  };
}
