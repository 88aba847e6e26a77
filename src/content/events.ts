import { longDates } from '../lib/text/format.ts';
import type { events } from './records.ts';

/** Around the events of `events/`, while there are any. */
export const eventWords = {
  heading: 'Where to meet us',
  caption: 'Events',
  columns: ['Event', 'When', 'Where'],
} as const;

/** "December 1, 2026", or "December 1 – 3, 2026". */
export const whenOf = ({ day, lastDay = day }: (typeof events)[number]): string =>
  longDates(day, lastDay);
