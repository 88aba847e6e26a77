import type { WeeklyHours } from '../lib/business-hours.ts';
import { company, site } from '../config/site.ts';
import { hoursAhead } from '../lib/zoned-time.ts';

/** Who can be written to. Apart from the words: the page's code needs no more than this. */
export const contactCards = [
  { id: 'general', phone: false },
  { id: 'sales', phone: true },
  { id: 'support', phone: false },
] as const;

export const contactWords = {
  general: {
    title: 'General Inquiries',
    text: 'Anything that fits nowhere else. One inbox, read by people.',
  },
  sales: {
    title: 'Sales',
    text: 'Prices, pilots and contracts. Say how much data and by when; the answer is shorter.',
  },
  support: {
    title: 'Support',
    text: 'Something of ours that does not work. Say the product, the version and what you saw.',
  },
} as const;

/** Sales and general inquiries. Technical support is stated in words beside it. */
export const businessHours = {
  ...site.hours,
  of: 'Sales and general inquiries',
} as const satisfies WeeklyHours;

const hourOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
};

/** A September equinox: a day on which clocks everywhere show their usual summer or winter time. */
const equinoxMoment = new Date('2026-09-23T12:00:00Z');

const ahead = {
  office: hoursAhead(company.timeZone, equinoxMoment),
  hours: hoursAhead(businessHours.zone, equinoxMoment),
};

const [firstLine] = businessHours.days;
if (!firstLine) throw new Error('src/config/site.ts: site.hours.days is empty');

/** The day that the page's figure shows: an equinox, by the clock at headquarters, with the first line of hours. */
export const equinoxDay = {
  latitude: site.address.latitude,
  longitude: site.address.longitude,
  clock: ahead.office,
  officeOffset: ahead.hours - ahead.office,
  open: [hourOf(firstLine.open), hourOf(firstLine.close)],
  declination: 0,
} as const;

const [openHere, closeHere] = equinoxDay.open.map((time) => time - equinoxDay.officeOffset) as [
  number,
  number,
];

/** Hours and minutes of a clock of twelve hours, such as "10 AM" or "9:30 PM". */
function clockText(time: number): string {
  const minutes = (Math.round(time * 60) + 1440) % 1440;
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  const past = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}

const hereText = `${clockText(openHere)} to ${clockText(closeHere)}`;

export const equinox = {
  heading: `We answer from ${hereText}`,
  text:
    equinoxDay.officeOffset === 0
      ? `Those are weekday hours in ${businessHours.label}, the time at our office in ${site.address.city}.`
      : `Those are weekday hours by the clock at our office in ${site.address.city}. We keep them in ${businessHours.label}: ${clockText(equinoxDay.open[0])} to ${clockText(equinoxDay.open[1])}.`,
  caption:
    'Height of the sun at headquarters on an equinox, by the clock on our wall. The lit band is when we answer on a weekday.',
} as const;

export const supportHours = [
  { term: 'Enterprise customers', text: '24/7' },
  { term: 'Standard support', text: 'Business hours, as above' },
] as const;
