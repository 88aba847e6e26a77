import { data } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import { longDate, shortTimeOfDay } from '../../lib/text/format.ts';
import { type HoursLine, hoursInZone, usualSpans } from '../../lib/time/business-hours.ts';
import type { WeeklyHours } from '../../lib/time/weekly-hours.ts';
import * as words from '../words.ts';
import './opening-hours.css';

// In their own zone, the hours are the same every week.
const anyDay = new Date('2026-03-04T12:00:00Z');

/**
 * The 24 hours of a day, bright while the office is open: by the vendor's clock. With script,
 * `opening-hours.enhancer.ts` turns them to the visitor's, marks now and adds the week, in space that is kept free.
 */
export function HoursBar({ hours }: { hours: WeeklyHours }) {
  const spans = usualSpans(hours);
  return (
    <div className="hours" {...data({ enhance: 'opening-hours', hours: JSON.stringify(hours) })}>
      <p className="text-ink-2">{hours.label}</p>
      <svg className="hours-bar" aria-hidden="true">
        <line className="s-rest" x2="100%" pathLength={96} />
        {/* One more than the hours of a day: in other zones they may go past midnight. */}
        {[...hours.days, null].map((_, place) => {
          const [from, to] = spans[place] ?? [0, 0];
          return <Span key={place} from={from} to={to} />;
        })}
        {[0, 6, 12, 18].map((hour) => (
          <text key={hour} x={`${(100 * hour) / 24}%`}>
            {shortTimeOfDay(60 * hour)}
          </text>
        ))}
        <path d="M0 0v44" transform="translate(-9)" />
      </svg>
      <dl className="needs-script invisible">
        {hoursInZone(hours, anyDay, hours.zone).map(({ days, hours: open }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
      <p className="needs-script invisible" {...data({ state: '' })}>
        {words.closedNow}
      </p>
    </div>
  );
}

const Span = ({ from, to }: { from: number; to: number }) => (
  <line
    className="s-signal"
    x1={`${(100 * from) / 24}%`}
    x2={`${(100 * to) / 24}%`}
    pathLength={4 * (to - from)}
  />
);

/** Opening hours and holidays in the vendor's time zone. */
export function OpeningHours({ hours }: { hours: WeeklyHours }) {
  const lines: readonly HoursLine[] = [
    ...hoursInZone(hours, anyDay, hours.zone),
    ...hours.holidays.map(({ day, name }) => ({
      days: longDate(day),
      hours: fill(words.closedFor, { holiday: name }),
    })),
  ];
  return (
    <>
      <p className="text-small text-ink-2">
        {fill(words.hoursOf, { office: hours.of, clock: hours.label })}
      </p>
      <dl className="mt-1 grid gap-1">
        {lines.map(({ days, hours: open }) => (
          <div key={days} className="flex flex-wrap">
            <dt className="w-44 max-w-full">{days}</dt>
            <dd className="max-w-full grow">{open}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
