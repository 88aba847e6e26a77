import {
  defaultAndAustralia,
  forces,
  itLeaders,
  otherDates,
  plansDue,
} from '../../../content/pages/solutions/it-leaders.ts';
import { regimes, regimesCheckedOn } from '../../../content/regimes.ts';
import { daysBetween } from '../../../figures/scenes/day.ts';
import { byId } from '../../../lib/records.ts';
import { longDate } from '../../../lib/text/format.ts';
import { Section } from '../../../sections/section.tsx';
import { Key, ToScaleRows } from '../../../sections/to-scale-rows.tsx';
import { InlineText } from '../../../ui/inline-text.tsx';

const { dates } = byId(itLeaders.sections);
const rows = [
  ...regimes.map((regime) => ({
    ...regime,
    kind: regime.binds ? ('binds' as const) : ('advises' as const),
  })),
  ...otherDates,
];
const allDays = daysBetween(regimesCheckedOn, '2035-12-31');
const percent = (day: string) =>
  Math.round((1000 * daysBetween(regimesCheckedOn, day)) / allDays) / 10;

export const Deadlines = () => (
  <Section {...dates} ground="raised">
    <div className="mb-8">
      <Key items={forces} />
    </div>
    <ToScaleRows
      rows={rows.map(({ name, force, kind, source, deadlines }) => ({
        term: name,
        detail: (
          <p className="text-ink-2">
            <a href={source.href} className="link">
              {force}
            </a>
          </p>
        ),
        bars: deadlines.map(({ day, shown, what }) => ({
          label: what,
          percent: percent(day),
          value: shown,
          tone: forces.find((one) => one.kind === kind)?.tone ?? 'data',
        })),
      }))}
    />
    <p className="mt-8 max-w-[46rem] text-ink-2">
      <InlineText>
        {`${plansDue} ${defaultAndAustralia} Checked against the sources on ${longDate(regimesCheckedOn)}.`}
      </InlineText>
    </p>
  </Section>
);
