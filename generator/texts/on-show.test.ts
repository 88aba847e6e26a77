import { expect, test } from 'vitest';

import { absence, today } from './on-show.ts';

const day = '2026-06-15';

// Seen to fail: with `>=` for a first day, and with `<=` for a last one.
test.each([
  [{}, undefined],
  [{ draft: false, date: '2026-06-14' }, undefined],
  [{ draft: true, date: '2026-06-14' }, 'draft'],
  [{ date: '2026-06-15' }, undefined],
  [{ date: '2026-06-16' }, 'until 2026-06-16'],
  [{ closes: '2026-06-15' }, undefined],
  [{ closes: '2026-06-14' }, 'since 2026-06-14'],
  [{ day: '2026-06-15' }, undefined],
  [{ day: '2026-06-14' }, 'since 2026-06-14'],
  [{ day: '2026-06-14', lastDay: '2026-06-15' }, undefined],
  [{ day: '2026-06-20', from: '2026-06-16' }, 'until 2026-06-16'],
  [{ day: '2026-06-20', from: '2026-06-15', until: '2026-06-15' }, undefined],
  [{ day: '2026-06-20', from: '2026-06-01', until: '2026-06-14' }, 'since 2026-06-14'],
  [{ day: '2026-06-14', until: '2026-06-30' }, undefined],
] as const)('on June 15, a text with %j is left out: %s', (term, why) => {
  expect(absence(term, day)).toBe(why);
});

// Seen to fail: without the hour.
test.each([
  ['08:59', 'until 2026-06-15 09:00'],
  ['09:00', undefined],
] as const)('at %s, a text for 9:00 is left out: %s', (time, why) => {
  expect(absence({ date: day, hour: '09:00' }, day, time)).toBe(why);
  expect(absence({ date: '2026-06-14', hour: '09:00' }, day, time)).toBeUndefined();
});

test('a day begins where the vendor is', () => {
  const at = (moment: string) => today(new Date(moment), 'Pacific/Kiritimati');
  expect([at('2026-03-01T09:59:59Z'), at('2026-03-01T10:00:00Z')]).toEqual([
    '2026-03-01',
    '2026-03-02',
  ]);
});
