import type { ReactNode } from 'react';

import { sceneDays, military, suiteDates } from '../../../content/pages/solutions/military.ts';
import { regimesCheckedOn } from '../../../content/regimes.ts';
import { dayScene, daysBetween, stemAt } from '../../../figures/scenes/day.ts';
import type { Layout } from '../../../figures/pen/model.ts';
import { longDate } from '../../../lib/text/format.ts';
import { sceneProps } from '../../../sections/scene.tsx';
import { HeroCounted } from '../../../sections/hero/hero-counted.tsx';

const yearOf = (day: string) => Number(day.slice(0, 4));
const [first, last] = [yearOf(sceneDays.from), yearOf(sceneDays.ends.at(-1) ?? sceneDays.from)];
/** Where a year begins, in percent of the scene's width. */
const at = (year: number) => ((year - first) / (last + 1 - first)) * 100;
/** Until the first date, on the day of the drawing. */
const daysLeft = daysBetween(regimesCheckedOn, sceneDays.ends[0] ?? regimesCheckedOn);
const years = Array.from({ length: last + 1 - first }, (_, index) => first + index);
export const scene = (layout: Layout) => dayScene(sceneDays, layout);

export const Opening = ({ action }: { action: ReactNode }) => (
  <HeroCounted
    heading={military.heading}
    lede={military.lede}
    actions={action}
    {...sceneProps(scene)}
    axis={years.map((year) => ({ at: at(year), label: String(year) }))}
    legend={suiteDates.map(({ day, when, text, tone }) => ({
      term: when,
      text,
      tone,
      at: stemAt(sceneDays, day),
      // The next date is a year later: too close for a label between them.
      before: day.startsWith('2030'),
    }))}
    readout={
      <span>
        {`${daysLeft} days were left for new acquisitions on ${longDate(regimesCheckedOn)}.`}
      </span>
    }
  />
);
