import { expect, test } from 'vitest';

import { shortTimeOfDay, weekdayName } from '../text/format.ts';
import { listOf } from '../text/grammar.ts';
import { hoursInSentence } from './business-hours.ts';
import { type Weekday, weekdayNumbers, type WeeklyHours } from './weekly-hours.ts';

const say = (days: WeeklyHours['days']) =>
  hoursInSentence(
    { zone: 'America/Los_Angeles', of: 'Sales', label: 'Pacific Time', days, holidays: [] },
    {
      workdays: 'on weekdays',
      day: 'on {day}',
      days: 'from {from} to {to}',
      line: '{open} to {close} {days}',
      sentence: '{opening} ({zone})',
    },
  );
const clock = (hour: number) => shortTimeOfDay(hour * 60);
const nameOf = (day: Weekday) => weekdayName(weekdayNumbers[day]);

test('the sentence names the days of each line, and says Monday to Friday in a word', () => {
  const times = { open: '08:00', close: '18:00' } as const;
  expect(say([{ from: 'Monday', to: 'Friday', ...times }])).toBe(
    `${clock(8)} to ${clock(18)} on weekdays (Pacific Time)`,
  );
  expect(
    say([
      { from: 'Tuesday', to: 'Thursday', ...times },
      { from: 'Sunday', to: 'Sunday', open: '10:00', close: '12:00' },
    ]),
  ).toBe(
    `${listOf([
      `${clock(8)} to ${clock(18)} from ${nameOf('Tuesday')} to ${nameOf('Thursday')}`,
      `${clock(10)} to ${clock(12)} on ${nameOf('Sunday')}`,
    ])} (Pacific Time)`,
  );
});

test('an office that never opens is refused by name', () => {
  expect(() => say([])).toThrow('site.hours.days');
});
