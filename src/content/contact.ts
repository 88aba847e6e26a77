import { site } from '../config/site.ts';
import type { WeeklyHours } from '../lib/business-hours.ts';

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
  zone: 'America/Los_Angeles',
  of: 'Sales and general inquiries',
  label: 'Pacific Time',
  days: [
    { from: 'Monday', to: 'Friday', open: '08:00', close: '18:00' },
    { from: 'Saturday', to: 'Saturday', open: '09:00', close: '14:00' },
  ],
} as const satisfies WeeklyHours;

/**
 * The day that the page's figure shows: an equinox, with the clocks of headquarters on daylight time. The
 * hours are those of the first line above, which are kept two hours behind headquarters all year.
 */
export const equinoxDay = {
  latitude: site.address.latitude,
  longitude: site.address.longitude,
  clock: -5,
  officeOffset: -2,
  open: [8, 18],
  declination: 0,
} as const;

export const equinox = {
  heading: 'We answer from mid-morning into the evening',
  text: `Our hours are kept in Pacific Time and our desks stand in ${site.address.city}, two hours further east. So the day begins late here and ends after dark, and the Atlantic coast gets no answer before its eleven o’clock.`,
  caption:
    'Height of the sun at headquarters on an equinox, by the clock on our wall. The lit band is when somebody answers on a weekday.',
} as const;

export const supportHours = [
  { term: 'Enterprise customers', text: '24/7' },
  { term: 'Standard support', text: 'Business hours, as above' },
] as const;
