import type { WeeklyHours } from '../lib/time/business-hours.ts';
import { byDelivery } from '../config/delivery.ts';
import { isPublished } from '../config/is-published.ts';
import { company, site } from '../config/site.ts';
import { shortTimeOfDay } from '../lib/text/format.ts';
import { utcOffsetHours } from '../lib/time/zoned-time.ts';

export const contactCards = [
  { id: 'general', phone: false },
  { id: 'sales', phone: true },
  { id: 'support', phone: false },
] as const;

export const contactWords = {
  general: {
    title: 'General Inquiries',
    text: 'Anything that isn’t a purchase or a fault. People read this inbox and answer it.',
  },
  sales: {
    title: 'Sales',
    text: 'Prices, pilots and contracts. Tell us how much data you have and your deadline.',
  },
  support: {
    title: 'Support',
    text: 'Something of ours doesn’t work. Tell us the product, the version and what you saw.',
  },
} as const;

/** For sales and general inquiries; technical support has its own hours below. */
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
  office: utcOffsetHours(company.timeZone, equinoxMoment),
  hours: utcOffsetHours(businessHours.zone, equinoxMoment),
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
} as const;

const openHere = equinoxDay.open[0] - equinoxDay.officeOffset;
const closeHere = equinoxDay.open[1] - equinoxDay.officeOffset;

/** A time in hours, which may be past midnight. */
const clockText = (time: number): string => shortTimeOfDay((Math.round(time * 60) + 1440) % 1440);

const easternZone = 'America/New_York';
const openEast = clockText(
  equinoxDay.open[0] + utcOffsetHours(easternZone, equinoxMoment) - ahead.hours,
);
/** The time zone of most visitors to an American company. */
const tellsEast = site.address.countryCode === 'US' && businessHours.zone !== easternZone;

const lede = byDelivery({
  mail: 'For buyers, customers and anyone with a question. What you write here opens in your own e-mail app, ready to send.',
  endpoint:
    'For buyers, customers and anyone with a question. Your message reaches us over HTTPS, or by your own e-mail app.',
});

export const contactPage = {
  heading: 'Contact sales and technical support',
  lede: `${lede}${tellsEast ? ` East Coast: we open at ${openEast}.` : ''}`,
  /** The line under the first screen’s figure. */
  scene: 'Bright hours: we answer. Dim hours: write, and we answer when we open.',
  replies: 'How soon we reply',
  hours: 'Business Hours',
  copyPhone: 'Copy number',
  elsewhere: 'More direct ways to an answer',
} as const;

/** The field's own axis: when the office opens and closes by its own clock, on a weekday. */
export const officeDay = {
  open: [openHere, closeHere],
  legend: [
    { term: 'Midnight', text: `in ${site.address.city}`, hour: 0 },
    {
      term: `${clockText(openHere)}, we open`,
      text: tellsEast ? `${openEast} on the East Coast` : businessHours.label,
      hour: openHere,
    },
    {
      term: `${clockText(closeHere)}, we close`,
      text: `${clockText(equinoxDay.open[1])} ${businessHours.label}`,
      hour: closeHere,
    },
  ],
} as const;

export const elsewhere = [
  { href: '/free-demo', name: 'See a demo', detail: '45 minutes with an engineer' },
  { href: '/products-solutions#pricing', name: 'Pricing', detail: 'What moves a quote' },
  { href: '/partners', name: 'Become a partner', detail: 'Types and requirements' },
  { href: '/security', name: 'Report a vulnerability', detail: 'Address and policy' },
  { href: '/press', name: 'Press', detail: 'Releases and media kit' },
  { href: '/careers', name: 'Careers', detail: 'Open positions' },
].filter(({ href }) => isPublished(href));

/** Both texts are from the specification. */
export const supportHours = {
  heading: 'Support Available 24/7',
  text: 'Technical support: 24/7 for enterprise customers, business hours for standard support',
} as const;
