import { memo } from 'react';

import { site } from '../../config/site.ts';
import { regimes, regimesCheckedOn } from '../../content/regimes.ts';
import type { Figure as Drawing, Mark, Tone } from '../../figures/pen/model.ts';
import { pen } from '../../figures/pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import { longDate } from '../../lib/text/format.ts';
import { labeled } from '../../lib/text/grammar.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import { FactList } from '../../sections/lists.tsx';
import { PlainTable } from '../../sections/tables.tsx';
import { Figure } from '../../ui/figure.tsx';
import { FilledText } from '../../ui/inline-text.tsx';
import { stageOn } from './files.ts';
import {
  defaultInputs,
  type DueDate,
  dueDates,
  type Inputs,
  type Reading,
  reading as readingOf,
  survey,
  verdict,
} from './inputs.ts';
import * as labels from './words.ts';

type Frame = { readonly width: number; readonly axisX: number };

/** The regimes' names are left of `axisX`. */
const sheetFrame: Frame = { width: 640, axisX: 150 };
/** For phones and the still picture. */
const smallFrame: Frame = { width: 300, axisX: 106 };
const rowHeight = 26;
const barY = 32;

/** A day as a fractional year. With 372 days to the year, December 31 is the next year's start. */
const yearOf = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return year + (month - 1) / 12 + date / 372;
};

/**
 * Positions in the chart, in figure units.
 * @returns `xOf` takes a fractional year; `rows` are the regimes with the years of their dates
 */
function layOut(
  inputs: Inputs,
  { startsOn, startsIn }: Reading,
  due: readonly DueDate[],
  { width, axisX }: Frame,
) {
  const start = yearOf(startsOn);
  const end = start + inputs.migration + inputs.secrecy;
  const last = Math.max(end, inputs.latest + 1, ...due.map(({ day }) => yearOf(day))) + 0.5;
  const xOf = (year: number) =>
    axisX + ((Math.max(startsIn, year) - startsIn) / (last - startsIn)) * (width - axisX - 14);
  const step = [1, 2, 5, 10, 20, 50].find((size) => (last - startsIn) / size <= 9) ?? 50;
  const first = Math.ceil(startsIn / step) * step;
  const count = Math.max(0, Math.floor((last - first) / step) + 1);
  const rows = [...Map.groupBy(due, ({ regime }) => regime)].map(([{ name, short }, dates]) => ({
    name: short ?? name,
    marks: dates.map(({ day }) => yearOf(day)),
  }));
  const rowY = (row: number) => barY + 46 + row * rowHeight;
  return {
    width,
    height: rowY(rows.length) + 14,
    xOf,
    years: Array.from({ length: count }, (_, index) => first + index * step),
    rows,
    barY,
    start,
    rowY,
  };
}

const box = (x: number, y: number, width: number, height: number) =>
  pen()
    .moveTo([x, y])
    .lineTo([x + width, y], [x + width, y + height], [x, y + height])
    .close()
    .path();

const label = (text: string, x: number, y: number, tone: Tone): Mark => ({ text, x, y, tone });

/** X + Y and the range for Z on one axis of years, above the dates of the chosen regimes. */
function briefFigure(
  inputs: Inputs,
  read: Reading,
  due: readonly DueDate[],
  frame: Frame,
): Drawing {
  const { width, height, xOf, years, rows, barY, rowY, start } = layOut(inputs, read, due, frame);
  const migrated = start + inputs.migration;
  const [from, to] = [xOf(inputs.earliest), xOf(inputs.latest + 1)];
  /** The part of X + Y that ends in `end`, and its letter. */
  const bar = (letter: string, begin: number, end: number, fill: Tone): Mark[] =>
    end > begin
      ? [
          { d: box(xOf(begin) + 0.5, barY, xOf(end) - xOf(begin) - 1, 24), fill },
          label(letter, xOf(begin) + 6, barY + 17, 'ground'),
        ]
      : [];
  const lines = pen();
  for (const year of years) lines.moveTo([xOf(year), 20]).lineTo([xOf(year), height - 20]);
  for (const row of rows.keys()) lines.moveTo([0, rowY(row) + 10]).lineTo([width, rowY(row) + 10]);
  const diamonds = pen();
  for (const [row, { marks }] of rows.entries())
    for (const at of new Set(marks)) {
      const [x, y] = [xOf(at), rowY(row)];
      diamonds
        .moveTo([x, y - 6])
        .lineTo([x + 6, y], [x, y + 6], [x - 6, y])
        .close();
    }
  return {
    width,
    height,
    title: labels.figureTitle,
    description: fill(labels.figureDescription, {
      start: read.startsIn,
      migratedIn: read.migratedIn,
      secretUntil: read.secretUntil,
      earliest: inputs.earliest,
      latest: inputs.latest,
    }),
    marks: [
      { d: box(from, 20, to - from, height - 40), fill: 'attack', opacity: 0.16 },
      label('Z', from + 4, 14, 'attack'),
      { d: lines.path(), stroke: 'hairline', width: 1, opacity: 0.5 },
      ...years
        .filter((_, index) => frame !== smallFrame || index % 2 === 0)
        .map((year): Mark => ({
          ...label(String(year), xOf(year), height - 5, 'faint'),
          anchor: 'middle',
        })),
      ...bar('Y', start, migrated, 'data'),
      ...bar('X', migrated, migrated + inputs.secrecy, 'signal'),
      ...rows.map(({ name }, row) => label(name, 0, rowY(row) + 4, 'faint')),
      { d: diamonds.path(), fill: 'ink' },
    ],
  };
}

/** The chart of the default inputs with every regime, for the page before the tool is opened. */
export function stillBrief(): Drawing {
  const inputs = { ...defaultInputs, regimes: regimes.map(({ id }) => id) };
  const read = readingOf(inputs, regimesCheckedOn);
  return briefFigure(inputs, read, dueDates(regimes, inputs.regimes), smallFrame);
}

type Props = { inputs: Inputs; today: IsoDay };

const stages = {
  before: labels.notBegun,
  underWay: labels.underWay,
  finished: labels.finished,
} as const;

const tones = { before: 'ok', within: 'soon', after: 'attack' } as const;

/** The brief, on one printed page. Drawn again only when what it shows has changed. */
export const BriefSheet = memo(function BriefSheet({ inputs, today }: Props) {
  const reading = readingOf(inputs, today);
  const due = dueDates(regimes, inputs.regimes);
  const { first, second } = verdict(reading, inputs);
  const isSurvey = inputs.earliest === survey.earliest && inputs.latest === survey.latest;
  return (
    <article className="brief-sheet" aria-label={labels.brief}>
      <header className="panel-head">
        <h3>{inputs.system ? labeled(labels.brief, inputs.system) : labels.brief}</h3>
        <p className="text-ink-2">{longDate(reading.startsOn)}</p>
      </header>
      <div className={`answer brief-answer tone-${tones[reading.against]}`} aria-live="polite">
        <p>{first}</p>
        <p>{second}</p>
      </div>
      <Figure
        figure={briefFigure(inputs, reading, due, innerWidth < 640 ? smallFrame : sheetFrame)}
        className="brief-chart"
      />
      <FactList
        items={[
          { term: `X = ${inputs.secrecy}`, text: labels.xIs },
          { term: `Y = ${inputs.migration}`, text: fill(labels.yIs, { year: reading.startsIn }) },
          {
            term: `Z = ${inputs.earliest}${inputs.latest > inputs.earliest ? `–${inputs.latest}` : ''}`,
            text: isSurvey ? labels.zIs : labels.zIsYours,
          },
        ]}
      />
      {due.length > 0 ? (
        <PlainTable
          caption={labels.dates}
          shown
          columns={[labels.byWhen, labels.what, labels.whoAsks, labels.migrationByThen]}
          rows={due.map((one) => ({
            head: one.shown,
            cells: [one.what, one.regime.name, stages[stageOn(one, reading)]],
          }))}
        />
      ) : (
        <p className="text-ink-2">{labels.noDates}</p>
      )}
      <footer>
        <p>
          <FilledText
            text={labels.sourceOfZ}
            values={{
              text: survey.text,
              source: (
                <a href={survey.href} className="link">
                  {survey.label}
                </a>
              ),
            }}
          />
        </p>
        {due.length > 0 && (
          <p>
            {fill(labels.sourcesOfDates, {
              day: longDate(regimesCheckedOn),
              sources: [...new Map(due.map(({ regime }) => [regime.id, regime])).values()]
                .map(({ instrument, source }) => `${instrument} (${source.label})`)
                .join('; '),
            })}
          </p>
        )}
        <p>{fill(labels.madeWith, { vendor: site.name })}</p>
      </footer>
    </article>
  );
});
