import type { WeeklyHours } from '../lib/business-hours.ts';

export const contactCards = [
  {
    id: 'general',
    title: 'General Inquiries',
    text: 'Anything that fits nowhere else. One inbox, read by people.',
    phone: false,
  },
  {
    id: 'sales',
    title: 'Sales',
    text: 'Prices, pilots and contracts. Say how much data and by when; the answer is shorter.',
    phone: true,
  },
  {
    id: 'support',
    title: 'Support',
    text: 'Something of ours that does not work. Say the product, the version and what you saw.',
    phone: false,
  },
] as const;

/** Sales and general inquiries. Technical support is stated in words beside it. */
export const businessHours = {
  zone: 'America/Los_Angeles',
  label: 'Pacific Time',
  days: [
    { from: 'Monday', to: 'Friday', open: '08:00', close: '18:00' },
    { from: 'Saturday', to: 'Saturday', open: '09:00', close: '14:00' },
  ],
} as const satisfies WeeklyHours;

export const supportHours = [
  { term: 'Enterprise customers', text: '24/7' },
  { term: 'Standard support', text: 'business hours' },
] as const;
