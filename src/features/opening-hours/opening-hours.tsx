import { data } from '../../lib/dom/attributes.ts';
import { longDate } from '../../lib/text/format.ts';
import { type HoursLine, hoursInZone, type WeeklyHours } from '../../lib/time/business-hours.ts';

/**
 * Opening hours in the vendor's time zone. With script, `opening-hours.enhancer.ts` adds the visitor's, in
 * space that is reserved for it.
 */
export function OpeningHours({ hours }: { hours: WeeklyHours }) {
  // Any date works: in their own zone, the hours are the same every week.
  const week = hoursInZone(hours, new Date(0), hours.zone);
  const closed = hours.holidays.map(({ day, name }) => ({
    days: longDate(day),
    hours: `Closed: ${name}`,
  }));
  return (
    <div
      className="grid gap-6"
      {...data({ enhance: 'opening-hours', hours: JSON.stringify(hours) })}
    >
      <Lines caption={`${hours.of}, ${hours.label}`} lines={[...week, ...closed]} />
      <div className="needs-script invisible grid gap-6" {...data({ visitor: '' })}>
        <Lines caption="In your time" lines={week} />
        <p {...data({ state: '' })}>Closed now</p>
      </div>
    </div>
  );
}

function Lines({ caption, lines }: { caption: string; lines: readonly HoursLine[] }) {
  return (
    <div>
      <p className="text-small text-ink-2">{caption}</p>
      <dl className="mt-1 grid gap-1">
        {lines.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap">
            <dt className="w-44">{days}</dt>
            <dd className="flex-1">{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
