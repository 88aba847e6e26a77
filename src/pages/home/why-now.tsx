import { isPublished } from '../../config/is-published.ts';
import { endOfYear, whyNow } from '../../content/pages/home.ts';
import { regimes } from '../../content/regimes.ts';
import { dateSpectrumFigure } from '../../figures/scenes/timelines.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import { fill } from '../../lib/text/fill.ts';
import { listOf } from '../../lib/text/grammar.ts';
import { Axis, Legend } from '../../sections/figure-labels.tsx';
import { Bleed, Section } from '../../sections/section.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import { MoreLink } from '../../ui/links.tsx';
import './why-now.css';

/** A deadline is the end of a year, or January 1 of the next. */
const yearOf = (day: IsoDay) => Number(day.slice(0, 4)) - (day.endsWith('-01-01') ? 1 : 0);
const allDeadlines = regimes.flatMap(({ name, deadlines: own }) =>
  own.map(({ day, shown }) => ({
    year: yearOf(day),
    name: day.endsWith('-01-01') ? `${name} (${shown})` : name,
  })),
);
/** By year, earliest first, with the names of the regimes. */
const deadlines = [...Map.groupBy(allDeadlines, ({ year }) => year)]
  .toSorted(([a], [b]) => a - b)
  .map(([year, found]) => ({ year, names: [...new Set(found.map(({ name }) => name))] }));
const first = (deadlines[0]?.year ?? 0) + 0.6;
const last = (deadlines.at(-1)?.year ?? 0) + 1.9;
/** Position in percent. The end of a year is where the next year begins. */
const percentOf = (year: number) => (100 * (year + 1 - first)) / (last - first);

const years = Array.from(
  { length: Math.floor(last - first) },
  (_, index) => Math.ceil(first) + index,
).map((year) => ({ at: percentOf(year - 1), label: String(year) }));

/** The two years in which most regimes have a deadline. */
const busiest = deadlines
  .toSorted((a, b) => b.names.length - a.names.length)
  .slice(0, 2)
  .map(({ year }) => year)
  .toSorted((a, b) => a - b);

const tones = ['attack', 'data', 'signal', 'series', 'data', 'series'] as const;
const spectrum = {
  from: first,
  to: last,
  lines: deadlines.map(({ year, names }, index) => ({
    at: year + 1,
    count: names.length,
    tone: tones[index] ?? 'series',
  })),
};

/** Deadlines as lines of a spectrum. A line is brighter the more regimes set that date. */
export const WhyNow = () => (
  <Section
    id={whyNow.id}
    heading={whyNow.heading}
    lede={whyNow.lede}
    size="h2x"
    beside
    bleed={
      <>
        <Bleed narrow={<LazyFigure figure={dateSpectrumFigure(spectrum, 'narrow')} decorative />}>
          <LazyFigure figure={dateSpectrumFigure(spectrum, 'wide')} decorative />
        </Bleed>
        <Axis ticks={years} />
        <Legend
          items={deadlines.map(({ year, names }, index) => ({
            at: percentOf(year),
            tone: tones[index] ?? 'series',
            term: fill(endOfYear, { year }),
            text: listOf(names),
          }))}
        />
      </>
    }
  >
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      {isPublished(whyNow.more.to) && <MoreLink {...whyNow.more} />}
      <p className="text-ink-2">{fill(whyNow.point, { years: listOf(busiest) })}</p>
    </div>
  </Section>
);
