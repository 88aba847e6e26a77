import { useEffect, useState } from 'react';

import { hoursInZone, isOpenAt, type WeeklyHours } from '../../lib/business-hours.ts';

/**
 * Opening hours in the vendor's own zone, named; and, where scripts run, in the visitor's time with
 * whether somebody is there now.
 */
export function OpeningHours({ hours }: { hours: WeeklyHours }) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const minutely = setInterval(update, 60_000);
    return () => clearInterval(minutely);
  }, []);
  // The hours as such do not depend on the moment: any moment of a week gives them in their own zone.
  const ownWeek = hoursInZone(hours, now ?? new Date(0), hours.zone);
  return (
    <div className="grid gap-6">
      <Lines caption={hours.label} lines={ownWeek} />
      {now && (
        <>
          <Lines
            caption={`In your time (${new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')})`}
            lines={hoursInZone(hours, now)}
          />
          <p className={isOpenAt(hours, now) ? 'text-ok' : 'text-ink-2'}>
            {isOpenAt(hours, now) ? 'Open now' : 'Closed now'}
          </p>
        </>
      )}
    </div>
  );
}

type LinesProps = { caption: string; lines: readonly { days: string; hours: string }[] };

function Lines({ caption, lines }: LinesProps) {
  return (
    <div>
      <p className="text-small text-ink-2">{caption}</p>
      <dl className="mt-1 grid gap-1">
        {lines.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap gap-x-3">
            <dt className="min-w-36">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
