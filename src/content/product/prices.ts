import { amount, amounts } from '../../lib/text/format.ts';

/** Orders of magnitude in US dollars. The claims ledger says what they cover (`quote-pilot`, `quote-first-year`). */
export const prices = {
  pilot: { from: 15_000, to: 30_000 },
  firstYear: { from: 120_000, to: 400_000 },
  /** Above 5,000 people, up to 20,000 and up to 100,000. */
  larger: { from: 400_000, to: 900_000 },
  largest: { from: 900_000, to: 2_400_000 },
} as const;

/** For example "$15,000". */
export const dollars = (value: number): string => amount(value, 'USD');

export const pilotFrom = dollars(prices.pilot.from);

/** For example "$15,000 to $30,000". */
export const priceRange = (name: keyof typeof prices): string =>
  amounts(prices[name].from, prices[name].to, 'USD');

/** For a drawing of prices, in percent of the highest. */
export const percentOfYear = (value: number): number => (100 * value) / prices.firstYear.to;

type Effort = { readonly people: number; readonly install: number; readonly monthly: number };

const sumOf = (efforts: readonly Effort[], field: 'install' | 'monthly') =>
  efforts.reduce((hours, one) => hours + one.people * one[field], 0);

/** Hours of all people together. */
export const hoursOf = (efforts: readonly Effort[]) => ({
  install: sumOf(efforts, 'install'),
  monthly: sumOf(efforts, 'monthly'),
});
