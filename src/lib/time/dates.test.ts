import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { isIsoDay, isoDayIn, type IsoDay, rfc822Date } from './dates.ts';
import { longDate } from '../text/format.ts';
import { zones } from '../../../tests/support/time-zones.ts';

const machineZone = process.env['TZ'];

afterEach(() => {
  if (machineZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = machineZone;
});

test.each(zones)('dates do not shift on a machine in %s', (zone) => {
  process.env['TZ'] = zone;
  expect(longDate('2025-01-15', 'en-US')).toBe('January 15, 2025');
  expect(longDate('2025-03-09', 'en-US')).toBe('March 9, 2025');
  expect(longDate('2024-02-29', 'en-US')).toBe('February 29, 2024');
  expect(rfc822Date('2025-01-15')).toBe('Wed, 15 Jan 2025 12:00:00 GMT');
  expect(rfc822Date('2025-11-02')).toBe('Sun, 02 Nov 2025 12:00:00 GMT');
});

describe('isIsoDay', () => {
  test.each(['2025-01-15', '2024-02-29', '0001-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(isIsoDay(text)).toBe(true);
  });
  test.each([
    '2025-02-29',
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-1-5',
    '25-01-15',
    '2025',
    '2025-01',
    '+020250-01-15',
    '2025-01-15T00:00',
    ' 2025-01-15',
    '2025-01-15\n',
    '+02025-01-15',
    '２０２５-01-15',
    '',
  ])('refuses %j', (text) => {
    expect(isIsoDay(text)).toBe(false);
  });
});

test.each([longDate, rfc822Date])('$name rejects a day that does not exist', (write) => {
  expect(() => write('2025-02-30')).toThrow(
    new RangeError('Not a day as YYYY-MM-DD: "2025-02-30"'),
  );
});

test('a feed date shows the same day in every zone of America and Europe', () => {
  const days = fc.date({
    min: new Date('1971-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  const readers = [
    'Pacific/Pago_Pago',
    'America/Los_Angeles',
    'America/New_York',
    'Europe/Helsinki',
  ];
  fc.assert(
    fc.property(days, fc.constantFrom(...readers), (date, zone) => {
      const day = date.toISOString().slice(0, 10) as IsoDay;
      expect(isoDayIn(new Date(rfc822Date(day)), zone)).toBe(day);
    }),
  );
});

describe('isoDayIn', () => {
  test.each([
    ['2025-01-01T07:59:00Z', 'America/Los_Angeles', '2024-12-31'],
    ['2025-01-01T08:00:00Z', 'America/Los_Angeles', '2025-01-01'],
    ['2025-03-09T07:59:59Z', 'America/Los_Angeles', '2025-03-08'],
    ['2025-03-10T06:59:59Z', 'America/Los_Angeles', '2025-03-09'],
    ['2025-03-10T07:00:00Z', 'America/Los_Angeles', '2025-03-10'],
    ['2025-11-03T07:59:59Z', 'America/Los_Angeles', '2025-11-02'],
    ['2025-06-30T10:00:00Z', 'Pacific/Kiritimati', '2025-07-01'],
    ['2025-06-30T18:30:00Z', 'Asia/Kolkata', '2025-07-01'],
  ])('%s in %s is %s', (instant, zone, expected) => {
    expect(isoDayIn(new Date(instant), zone)).toBe(expected);
  });

  test('the default zone is the machine’s', () => {
    process.env['TZ'] = '';
    const instant = new Date(2025, 0, 15, 23, 59);
    expect(isoDayIn(instant)).toBe('2025-01-15');
  });

  test('the error names an invalid instant or zone', () => {
    expect(() => isoDayIn(new Date(Number.NaN), 'UTC')).toThrow(/Invalid Date/);
    expect(() => isoDayIn(new Date(0), 'Nowhere/Here')).toThrow(/Nowhere\/Here/);
  });
});
