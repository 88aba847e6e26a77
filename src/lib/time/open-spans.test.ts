import { expect, test } from 'vitest';

import { openSpans } from './business-hours.ts';

const pacific = {
  zone: 'America/Los_Angeles',
  of: 'Sales',
  label: 'Pacific Time',
  days: [{ from: 'Monday', to: 'Friday', open: '08:00', close: '18:00' }],
  holidays: [{ day: '2026-11-26', name: 'Thanksgiving' }],
} as const;

test.each([
  ['2026-11-24T20:00:00Z', 'America/Los_Angeles', [[8, 18]]],
  ['2026-11-24T20:00:00Z', 'America/Chicago', [[10, 20]]],
  // The day before is still open, and the own one opens later.
  [
    '2026-11-24T20:00:00Z',
    'UTC',
    [
      [0, 2],
      [16, 24],
    ],
  ],
  [
    '2026-11-25T12:00:00Z',
    'Asia/Kolkata',
    [
      [0, 7.5],
      [21.5, 24],
    ],
  ],
  ['2026-11-26T20:00:00Z', 'America/Chicago', []],
  ['2026-11-28T20:00:00Z', 'America/Chicago', []],
] as const)('%s in %s', (instant, zone, spans) => {
  expect(openSpans(pacific, new Date(instant), zone)).toEqual(spans);
});
