import type { OddsSceneParams } from '../../src/figures/scenes/machine-odds.ts';

/** What figures of fields are drawn from in tests. */

export const days = {
  today: '2026-11-22',
  from: '2026-11-01',
  ends: ['2027-01-01', '2030-12-31', '2031-12-31', '2035-12-31'],
};
export const scan = { domains: 32_011, hybrid: 0.493, perDot: 10 };
export const odds: OddsSceneParams = {
  oddsWithin: (years) => Math.min(1, years / 20),
  bounds: [0.1, 0.3, 0.5],
  line: { years: 9, odds: '28 to 49%' },
};
export const inventory = {
  groups: [
    { systems: 3, secrecy: 30 },
    { systems: 5, secrecy: 4 },
  ],
  first: 3,
};
export const record = [
  { name: 'key', bytes: 1088, tone: 'data' },
  { name: 'nonce', bytes: 12, tone: 'series' },
  { name: 'text', bytes: 130, tone: 'signal' },
] as const;
export const bytes = Uint8Array.from({ length: 1088 }, (_, i) => (i * 167) % 256);
