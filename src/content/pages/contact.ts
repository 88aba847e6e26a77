import { hoursInSentence } from '../../lib/time/business-hours.ts';
import type { WeeklyHours } from '../../lib/time/weekly-hours.ts';
import { byDelivery } from '../../config/delivery.ts';
import { site } from '../../config/site.ts';
import { replyWithin } from '../product/buying.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Contact sales and support',
  description: `Write to general inquiries, sales or support, call us, or visit the office in ${site.address.city}. Business hours in your time zone, and a message form.`,
};

export const contactCards = [
  { id: 'general', phone: false },
  { id: 'sales', phone: true },
  { id: 'support', phone: false },
] as const;

export const contactWords = {
  general: {
    title: 'General Inquiries',
    text: 'Anything that isn’t a purchase or a fault.',
    reply: replyWithin('general-question'),
  },
  sales: {
    title: 'Sales',
    text: 'Prices, pilots and contracts. Tell us your deadline and how much data you have.',
    reply: replyWithin('quote-or-pilot'),
  },
  support: {
    title: 'Support',
    text: 'Something of ours doesn’t work. Tell us the product, the version and what you saw. If your order has support around the clock, it names a number for any hour.',
    reply: replyWithin('general-question'),
  },
} as const;

/** For sales and general inquiries; technical support has its own hours below. */
export const businessHours = {
  ...site.hours,
  of: 'Sales and general inquiries',
} as const satisfies WeeklyHours;

export const contactPage = {
  heading: 'Contact sales and technical support',
  lede: byDelivery({
    mail: 'Ask about products, prices or a fault. What you write here opens in your own e-mail app, ready to send.',
    endpoint:
      'Ask about products, prices or a fault. Your message reaches us over HTTPS, or by your own e-mail app.',
  }),
  topics: 'Choose a topic',
  /** Above the bar of 24 hours. */
  answering: hoursInSentence(businessHours, {
    workdays: 'on weekdays',
    day: 'on {day}',
    days: 'from {from} to {to}',
    line: '{open} to {close} {days}',
    sentence: 'We answer {opening} ({zone})',
  }),
  hours: 'Business Hours',
  copyPhone: 'Copy number',
  elsewhere: 'More direct ways to an answer',
} as const;

export const elsewhere = [
  { href: '/free-demo', name: 'See a demo', detail: '45 minutes with an engineer' },
  { href: '/products-solutions#pricing', name: 'Pricing', detail: 'What moves a quote' },
  { href: '/partners', name: 'Become a partner', detail: 'Types and requirements' },
  { href: '/security#disclosure', name: 'Report a vulnerability', detail: 'Address and policy' },
  { href: '/press', name: 'Press', detail: 'Releases and media kit' },
  { href: '/careers', name: 'Careers', detail: 'Open positions' },
] as const;

/** Both texts are agreed (decision 90). */
export const supportHours = {
  heading: 'Support Available 24/7',
  text: 'Technical support: 24/7 for enterprise customers, business hours for standard support',
} as const;

export const sendMessage = 'Send Us a Message';
export const ourOffice = 'Our Office';
export const headquarters = 'Corporate headquarters in {place}';
export const copyAddress = 'Copy address';
export const openInMaps = 'Open in maps';
