import { expect, onTestFinished, test, vi } from 'vitest';

import { company } from '../../src/config/site.ts';
import { wallClockAt } from '../../src/lib/time/zoned-time.ts';

import { absence, newestFirst, today } from './on-show.ts';

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

// Seen to fail: without the hours, by which two texts of a day stood by the names of their files.
test('texts are newest first, by the hour on one day', () => {
  const terms = [
    { date: day },
    { date: day, hour: '09:00' },
    { date: day, hour: '14:30' },
    { date: '2026-06-16' },
    {},
  ] as const;
  const [whole, morning, afternoon, next, none] = terms;
  expect(terms.toSorted(newestFirst)).toEqual([next, afternoon, morning, whole, none]);
});

test('a day begins where the vendor is', () => {
  const at = (moment: string) => today(new Date(moment), 'Pacific/Kiritimati');
  expect([at('2026-03-01T09:59:59Z'), at('2026-03-01T10:00:00Z')]).toEqual([
    '2026-03-01',
    '2026-03-02',
  ]);
});

// Seen to fail: a build over midnight, or over the hour of a text, had two days in it.
test('all of a build is of the moment at which it began', () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const began = Date.UTC(2026, 2, 1, 12);
  vi.stubEnv('EDITION', undefined);
  vi.stubEnv('BUILD_BEGAN', String(began));
  expect(today(undefined, 'UTC')).toBe('2026-03-01');
  const date = today();
  const { hour } = wallClockAt(new Date(began), company.timeZone);
  const at = (full: number) => ({ date, hour: `${String(full).padStart(2, '0')}:00` });
  expect(absence(at(hour), date)).toBeUndefined();
  expect(absence(at(hour + 1), date)).toBe(`until ${date} ${at(hour + 1).hour}`);
});
