import { expect, test } from 'vitest';

import { company, site } from '../../src/config/site.ts';
import type { DailyHours } from '../../src/lib/time/weekly-hours.ts';
import { faultsIn } from './check-site.ts';

const faultsOf = (days: readonly DailyHours[]) =>
  faultsIn({ ...site, hours: { ...site.hours, days } }, company);

const workdays = { from: 'Monday', to: 'Friday', open: '08:00', close: '18:00' } as const;

// Seen to fail: taken, so that the office was open on Friday until the later hour.
test.each([
  { from: 'Friday', to: 'Friday', open: '08:00', close: '14:00' },
  { from: 'Friday', to: 'Sunday', open: '17:00', close: '24:00' },
  workdays,
] as const)('no hour is in two lines, as with %j', (line) => {
  for (const days of [
    [workdays, line],
    [line, workdays],
  ])
    expect(faultsOf(days)).toEqual([
      'hours.days: each hour of a day once; where Friday ends earlier, the line of the other days is from Monday to Thursday',
    ]);
});

test.each([
  { from: 'Monday', to: 'Friday', open: '18:00', close: '24:00' },
  { from: 'Monday', to: 'Sunday', open: '00:00', close: '08:00' },
  { from: 'Saturday', to: 'Sunday', open: '08:00', close: '14:00' },
] as const)('a second line may be %j', (line) => {
  expect(faultsOf([workdays, line])).toEqual([]);
});
