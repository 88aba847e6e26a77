/** The fields of an event: see `records.ts`. */
import * as v from 'valibot';

import { isOwnAddress } from '../lib/text/own-address.ts';
import { type EventDays, momentOf, timesOf } from '../lib/time/event-times.ts';
import { isZoneName } from '../lib/time/zoned-time.ts';
import { about, day, draft, line, sample, title } from './front-matter.ts';

const clockTime = v.pipe(
  line('18:30'),
  v.transform((time) => time.padStart(5, '0')),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time from 00:00 to 23:59, such as '18:30'"),
);

const zoneExample = "a time zone by its continent and city, such as 'Europe/Vienna', or 'UTC'";

const timeZone = v.pipe(line('Europe/Vienna', 40), v.check(isZoneName, zoneExample));

const eventRecord = v.strictObject({
  name: title('Archive Days'),
  day: about('Its day, or its first one.', day),
  lastDay: v.optional(about('Its last day, if it has several.', day)),
  starts: v.optional(about('When it begins, by the clocks of its place.', clockTime)),
  ends: v.optional(
    about(
      'When it ends on its last day. Of a single day, a time before its beginning is after midnight.',
      clockTime,
    ),
  ),
  zone: v.optional(about('The time zone of the place, for an event with an hour.', timeZone)),
  place: line('Hall 4, Vienna', 80),
  link: v.pipe(
    line('https://example.com/fair'),
    v.check(
      (address) => /^https:\/\/[^\s/?#]+\.\S+$/.test(address) || isOwnAddress(address),
      "an address, such as 'https://example.com/fair'",
    ),
  ),
  from: v.optional(
    about('The first day on which the site mentions it. Without one, at once.', day),
  ),
  until: v.optional(
    about('The last day on which the site mentions it. Without one, its own last day.', day),
  ),
  sample,
  draft,
});

/** Whether its times can be reckoned with: each that is there is one. */
const isTimed = <Event extends Omit<EventDays, 'day'>>(
  event: Event,
): event is Event & { readonly starts: string; readonly zone: string } =>
  v.is(clockTime, event.starts) &&
  v.is(timeZone, event.zone) &&
  v.is(v.optional(clockTime), event.ends);

/** An event that ends before it begins would never be seen. */
export const eventFields = v.pipe(
  eventRecord,
  v.forward(
    v.partialCheck(
      [['day'], ['lastDay']],
      ({ day: first, lastDay = first }) => lastDay >= first,
      'is before the first day of the event. Write a later one.',
    ),
    ['lastDay'],
  ),
  v.forward(
    v.partialCheck(
      [['starts'], ['zone']],
      ({ starts, zone }) => !starts || zone !== undefined,
      'is missing',
    ),
    ['zone'],
  ),
  v.forward(
    v.partialCheck(
      [['starts'], ['ends'], ['zone']],
      ({ starts, ends, zone }) => starts !== undefined || (!ends && !zone),
      'is missing',
    ),
    ['starts'],
  ),
  v.forward(
    v.partialCheck(
      [['day'], ['starts'], ['zone']],
      (event) => !isTimed(event) || momentOf(event.day, event.starts, event.zone) !== undefined,
      'is skipped by the clocks of its place, which go forward on that day. Write another time.',
    ),
    ['starts'],
  ),
  v.forward(
    v.partialCheck(
      [['day'], ['lastDay'], ['starts'], ['ends'], ['zone']],
      (event) => {
        if (!isTimed(event) || !event.ends) return true;
        if (!momentOf(event.day, event.starts, event.zone)) return true;
        const { start, end } = timesOf(event) ?? {};
        return start !== undefined && end !== undefined && end > start;
      },
      'is not after the beginning of the event, or skipped by the clocks of its place. Write another time.',
    ),
    ['ends'],
  ),
  v.forward(
    v.partialCheck(
      [['day'], ['from'], ['until']],
      ({ day: first, from = first, until = from }) => until >= from,
      'is before the first day on which the site mentions the event. Write a later one.',
    ),
    ['until'],
  ),
  v.forward(
    v.partialCheck(
      [['day'], ['lastDay'], ['from']],
      ({ day: first, lastDay = first, from }) => !from || from <= lastDay,
      'is after the event. Write an earlier one.',
    ),
    ['from'],
  ),
);
