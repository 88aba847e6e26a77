import { expect, test } from 'vitest';

import { type EventDays, momentOf, spanOf, timesOf } from './event-times.ts';

const evening: EventDays = {
  day: '2027-02-09',
  starts: '18:30',
  ends: '21:00',
  zone: 'Europe/Vienna',
};

const hoursOf = (event: Partial<EventDays>) => {
  const { start, end } = timesOf({ ...evening, ...event }) ?? {};
  return [start, end].map((moment) => moment?.toISOString().slice(0, 16));
};

test('an event is by the clocks of its place', () => {
  expect(hoursOf({})).toEqual(['2027-02-09T17:30', '2027-02-09T20:00']);
  expect(hoursOf({ zone: 'Asia/Kolkata' })).toEqual(['2027-02-09T13:00', '2027-02-09T15:30']);
  expect(hoursOf({ ends: undefined })).toEqual(['2027-02-09T17:30', undefined]);
  expect(hoursOf({ lastDay: '2027-02-11' })[1]).toBe('2027-02-11T20:00');
  expect(timesOf({ day: '2027-02-09' })).toBeUndefined();
});

// Seen to fail: with the end on the day of the start, and with hours added to it.
test('an end after midnight is on the next day, also when clocks change in that night', () => {
  expect(hoursOf({ starts: '22:00', ends: '02:00' })[1]).toBe('2027-02-10T01:00');
  const [start, end] = hoursOf({ day: '2027-10-30', starts: '22:00', ends: '04:00' });
  expect([start, end]).toEqual(['2027-10-30T20:00', '2027-10-31T03:00']);
  expect(hoursOf({ day: '2026-12-31', starts: '23:00', ends: '01:00' })[1]).toBe(
    '2027-01-01T00:00',
  );
});

// Seen to fail: without the earlier of two moments.
test('of a time that clocks show twice, the first counts; one that they skip is none', () => {
  const at = (day: EventDays['day'], time: string, zone: string) =>
    momentOf(day, time, zone)?.toISOString().slice(0, 16);
  expect(at('2027-10-31', '02:30', 'Europe/Vienna')).toBe('2027-10-31T00:30');
  expect(at('2027-04-04', '01:45', 'Australia/Lord_Howe')).toBe('2027-04-03T14:45');
  expect(at('2027-03-28', '02:30', 'Europe/Vienna')).toBeUndefined();
  expect(at('2027-03-28', '03:00', 'Europe/Vienna')).toBe('2027-03-28T01:00');
});

// Seen to fail: with `timesOf`, where a calendar had the first of three days alone.
test('for programs, several days without an hour of their end are whole days', () => {
  const open = { ...evening, ends: undefined };
  expect(spanOf({ ...open, lastDay: '2027-02-11' })).toBeUndefined();
  for (const event of [open, evening, { ...evening, lastDay: '2027-02-11' } as const])
    expect(spanOf(event)).toEqual(timesOf(event));
});
