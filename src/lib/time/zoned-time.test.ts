import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { instantAt, isZoneName, ownTimeZone, wallClockAt, wallTime } from './zoned-time.ts';
import { zones } from '../../../tests/support/time-zones.ts';

const reading = (year: number, month: number, day: number, hour: number, minute: number) => ({
  year,
  month,
  day,
  hour,
  minute,
});
const la = 'America/Los_Angeles';

// Seen to fail: with the list of the engine, which has the older of two names.
test.each([
  ['Asia/Kolkata', true],
  ['Asia/Calcutta', true],
  ['Europe/Kyiv', true],
  ['UTC', true],
  ['CET', false],
  ['+01:00', false],
  ['Europe/Wien', false],
  ['europe/vienna', false],
])('%s is the name of a zone: %s', (name, isOne) => {
  expect(isZoneName(name)).toBe(isOne);
});

describe('wallClockAt', () => {
  test.each([
    ['America/Los_Angeles', reading(2024, 12, 31, 15, 30)],
    ['America/Chicago', reading(2024, 12, 31, 17, 30)],
    ['UTC', reading(2024, 12, 31, 23, 30)],
    ['Pacific/Kiritimati', reading(2025, 1, 1, 13, 30)],
    ['Asia/Kolkata', reading(2025, 1, 1, 5, 0)],
  ])('%s', (zone, expected) => {
    expect(wallClockAt(new Date('2024-12-31T23:30:00Z'), zone)).toEqual(expected);
  });

  test('midnight is hour 0', () => {
    expect(wallClockAt(new Date('2025-01-15T00:00:00Z'), 'UTC').hour).toBe(0);
  });

  test('the default zone is the machine’s', () => {
    const now = new Date('2025-07-04T12:00:00Z');
    expect(wallClockAt(now)).toMatchObject({ day: now.getDate(), hour: now.getHours() });
  });

  test('reads the years 1000 to 9998', () => {
    expect(wallClockAt(new Date('1000-01-01T00:00Z'), 'UTC').year).toBe(1000);
    expect(wallClockAt(new Date('9998-12-31T00:00Z'), 'UTC').year).toBe(9998);
  });

  test('the error names an invalid instant or zone', () => {
    expect(() => wallClockAt(new Date(Number.NaN), 'UTC')).toThrow(/Invalid Date/);
    expect(() => wallClockAt(new Date('0999-12-31'), 'UTC')).toThrow(RangeError);
    expect(() => wallClockAt(new Date(8.64e15), 'UTC')).toThrow(RangeError);
    expect(() => wallClockAt(new Date(0), 'Mars/Base')).toThrow(/Mars\/Base/);
  });
});

describe('instantAt', () => {
  test.each([
    [reading(2025, 3, 8, 8, 0), la, '2025-03-08T16:00:00.000Z'],
    [reading(2025, 3, 9, 1, 59), la, '2025-03-09T09:59:00.000Z'],
    [reading(2025, 3, 9, 3, 0), la, '2025-03-09T10:00:00.000Z'],
    [reading(2025, 3, 9, 8, 0), la, '2025-03-09T15:00:00.000Z'],
    [reading(2025, 11, 2, 0, 59), la, '2025-11-02T07:59:00.000Z'],
    [reading(2025, 11, 2, 8, 0), la, '2025-11-02T16:00:00.000Z'],
    [reading(2025, 1, 32, 0, 0), 'Asia/Kolkata', '2025-01-31T18:30:00.000Z'],
    [reading(2025, 1, 1, 0, 0), 'Pacific/Kiritimati', '2024-12-31T10:00:00.000Z'],
  ])('%j in %s', (wanted, zone, expected) => {
    expect(instantAt(wanted, zone).toISOString()).toBe(expected);
  });

  test('a time that clocks skip gives an instant within the hour', () => {
    const skipped = instantAt(reading(2025, 3, 9, 2, 30), la).getTime();
    const change = Date.parse('2025-03-09T10:00:00Z');
    expect(Math.abs(skipped - change)).toBeLessThanOrEqual(3_600_000);
  });

  test('is the inverse of wallClockAt for every minute that exists', () => {
    const minute = fc.integer({
      min: Date.UTC(1970, 0, 1) / 60_000,
      max: Date.UTC(2070, 0, 1) / 60_000,
    });
    fc.assert(
      fc.property(minute, fc.constantFrom(...zones), (minutes, zone) => {
        const wall = wallClockAt(new Date(minutes * 60_000), zone);
        expect(wallClockAt(instantAt(wall, zone), zone)).toEqual(wall);
      }),
    );
  });
});

test('wallTime counts minutes across months', () => {
  const eve = wallTime(reading(2024, 12, 31, 23, 59));
  expect(wallTime(reading(2025, 1, 1, 0, 0)) - eve).toBe(60_000);
});

describe('the visitor’s own zone', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    ['hidden', undefined],
    // As Chromium says it on a machine without a zone.
    ['named but refused', 'Etc/Unknown'],
  ])('is empty where it is %s', (_, timeZone) => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => {
      if (!timeZone) throw new Error('refused');
      return { locale: 'en', calendar: 'gregory', numberingSystem: 'latn', timeZone };
    });
    expect(ownTimeZone()).toBe('');
  });
});
