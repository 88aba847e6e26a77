import { expect, test } from 'vitest';

import { openSpans, usualSpans } from './business-hours.ts';
import { weekdays } from './weekly-hours.ts';
import type { IsoDay } from './dates.ts';

const office = { zone: 'America/Los_Angeles', of: 'Sales', label: 'Pacific Time', holidays: [] };

// Seen to fail: with a fixed Wednesday, at noon UTC, which may be a day off, a holiday, or already Thursday.
test('an office that opens on a single weekday has usual hours in every zone, with a holiday on each day', () => {
  const holidays = Array.from({ length: 31 }, (_, day) => ({
    day: `2026-01-${String(day + 1).padStart(2, '0')}` as IsoDay,
    name: 'A day off',
  }));
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Auckland', 'America/St_Johns', 'Etc/GMT+12'])
    for (const weekday of weekdays) {
      const days = [{ from: weekday, to: weekday, open: '08:00', close: '18:30' }] as const;
      expect(usualSpans({ ...office, zone, days, holidays })).toEqual([[8, 18.5]]);
    }
});

test('hours with a break are three spans of a day far away', () => {
  const days = [
    { from: 'Monday', to: 'Sunday', open: '06:00', close: '12:00' },
    { from: 'Monday', to: 'Sunday', open: '13:00', close: '20:00' },
  ] as const;
  const there = openSpans({ ...office, days }, new Date('2025-01-15T12:00:00Z'), 'Asia/Tokyo');
  expect(there).toEqual([
    [0, 5],
    [6, 13],
    [23, 24],
  ]);
});
