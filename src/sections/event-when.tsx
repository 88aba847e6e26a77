import { data } from '../lib/dom/attributes.ts';
import { fill } from '../lib/text/fill.ts';
import { longDates, timeOfDay, zoneName } from '../lib/text/format.ts';
import { type EventDays, minutesOf, timesOf } from '../lib/time/event-times.ts';
import { eventWords } from './words.ts';

type Event = EventDays & { readonly slug: string; readonly name: string };

/** The days of an event, and its hours by the clocks of its place. */
function whenOf(event: Event): string {
  const { day, lastDay = day, starts, ends, zone = '' } = event;
  const date = longDates(day, lastDay);
  const times = timesOf(event);
  if (!times || !starts) return date;
  const about = { date, zone: zoneName(zone, times.start) };
  const from = timeOfDay(minutesOf(starts));
  return ends
    ? fill(eventWords.takes, { ...about, from, to: timeOfDay(minutesOf(ends)) })
    : fill(eventWords.startsAt, { ...about, time: from });
}

/** When an event is: there, by the visitor's clock, and in a file for calendars. */
export function EventWhen({ event }: { event: Event }) {
  const times = timesOf(event);
  const moments = times && [times.start, ...(times.end ? [times.end] : [])];
  const iso = moments?.map((moment) => moment.toISOString()).join('/');
  return (
    <>
      <span className="text-ink-2">{whenOf(event)}</span>
      {iso && (
        <span
          className="needs-script invisible text-ink-2"
          {...data({ enhance: 'own-time', times: iso })}
        >
          {fill(eventWords.ownTime, { time: whenOf(event) })}
        </span>
      )}
      <a href={`/events/${event.slug}.ics`} download className="link">
        {eventWords.toCalendar}
        <span className="visually-hidden">{` ${event.name}`}</span>
      </a>
    </>
  );
}
