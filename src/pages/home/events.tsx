import { eventWords, whenOf } from '../../content/events.ts';
import { events } from '../../content/records.ts';

/** A strip with the events, while there are any. */
export const Events = () =>
  events.length > 0 && (
    <section aria-label={eventWords.caption} className="border-y border-line bg-ground-2">
      <ul className="wrap grid gap-2 py-5">
        {events.map((event) => (
          <li key={event.slug} className="flex flex-wrap items-baseline gap-x-4">
            <a href={event.link} className="link font-semibold">
              {event.name}
            </a>
            <span className="text-ink-2">{whenOf(event)}</span>
            <span className="text-ink-2">{event.place}</span>
          </li>
        ))}
      </ul>
    </section>
  );
