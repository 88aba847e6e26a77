import fc from 'fast-check';
import { expect, test } from 'vitest';

import { regimes } from '../../content/regimes.ts';
import { isIsoDay } from '../../lib/time/dates.ts';
import { briefTable, calendarOf, requestOf, stageOn } from './files.ts';
import {
  dueDates,
  hashOfInputs,
  type Inputs,
  inputsOf,
  maxSystemLength,
  reading,
  readInputs,
  systemName,
  textsOfInputs,
  verdict,
  survey,
} from './inputs.ts';
import { itemAt } from '../../lib/item-at.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';
import { characters } from '../../../tests/support/characters.ts';

const regimeNamed = (id: string) =>
  itemAt(
    regimes.filter((regime) => regime.id === id),
    0,
  );
const known = regimes.map(({ id }) => id);
const defaults: Inputs = {
  system: '',
  secrecy: 10,
  migration: 6,
  earliest: survey.earliest,
  latest: survey.latest,
  regimes: ['us-civil', 'eu'],
};

const anyInputs: fc.Arbitrary<Inputs> = fc.record({
  system: characters({ maxLength: 80 }).map(systemName),
  secrecy: fc.integer({ min: 0, max: 75 }),
  migration: fc.integer({ min: 1, max: 30 }),
  earliest: fc.integer({ min: 2026, max: 2060 }),
  latest: fc.integer({ min: 2060, max: 2100 }),
  regimes: fc.subarray(known),
});

test('inputs survive the round trip through the hash', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      expect(inputsOf(hashOfInputs(inputs), defaults, known)).toEqual(inputs);
    }),
  );
});

test('any hash gives valid inputs', () => {
  const hostile = fc.oneof(
    characters({ maxLength: 60 }),
    fc.constantFrom(
      '',
      '-1',
      '1e9',
      '99999',
      '2028-',
      '../..',
      '<img src=x>',
      'eu.eu.__proto__',
      '\u202E',
    ),
  );
  fc.assert(
    fc.property(
      fc.record({ x: hostile, y: hostile, z: hostile, r: hostile, s: hostile }),
      (fields) => {
        const read = inputsOf(
          `#${new URLSearchParams({ brief: '1', ...fields })}`,
          defaults,
          known,
        );
        expect(read).not.toBeNull();
        if (!read) return;
        expect(readInputs(textsOfInputs(read), defaults)).toEqual({
          inputs: { ...read, regimes: defaults.regimes },
          errors: {},
        });
        expect(known).toEqual(expect.arrayContaining([...read.regimes]));
        expect(Array.from(read.system).length).toBeLessThanOrEqual(maxSystemLength);
        expect(read.system).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      },
    ),
  );
});

test('a hash without a brief gives null', () => {
  for (const hash of ['', '#', '#brief', '#brief=2&x=3', '#threats', '#%'])
    expect(inputsOf(hash, defaults, known)).toBeNull();
  expect(inputsOf('#brief=1', defaults, known)).toEqual(defaults);
  expect(inputsOf('#brief=1&r=', defaults, known)?.regimes).toEqual([]);
});

test('what an inventory hands over is read', () => {
  const hash = '#brief=1&s=1+of+2+assets+fall+to+Shor&r=eu.de&x=75';
  expect(inputsOf(hash, defaults, known)).toEqual({
    ...defaults,
    system: '1 of 2 assets fall to Shor',
    secrecy: 75,
    regimes: ['eu', 'de'],
  });
});

test('an invalid field gets an error, and the brief keeps its value', () => {
  const texts = { ...textsOfInputs(defaults), secrecy: 'ten', migration: '0', latest: '2027' };
  const { inputs, errors } = readInputs(texts, defaults);
  expect(inputs).toMatchObject({ secrecy: 10, migration: 6, earliest: 2030, latest: 2030 });
  expect(errors.secrecy).toBe(
    fill(words.notWholeNumber, { field: words.secrecyInError, min: 0, max: 75, current: 10 }),
  );
  expect(errors.migration).toBe(
    fill(words.notWholeNumber, { field: words.migrationInError, min: 1, max: 30, current: 6 }),
  );
  expect(errors.latest).toBe(fill(words.latestTooEarly, { year: 2030 }));
});

test('X + Y is compared with both ends of the range', () => {
  const at = (secrecy: number, migration: number) =>
    reading({ ...defaults, secrecy, migration }, '2026-11-21').against;
  expect([at(0, 3), at(0, 4), at(8, 6), at(9, 6)]).toEqual(['before', 'within', 'within', 'after']);
  const { first, second } = verdict(reading(defaults, '2026-11-21'), defaults);
  expect(first).toContain('2032');
  expect(first).toContain('2042');
  expect(second).toContain(fill(words.years, { from: 2030, to: 2040 }));
});

// Seen to fail: a date before today was "under way".
test('on the day of a deadline, the migration has not begun, is under way, or is finished', () => {
  const due = dueDates(regimes, known);
  const now = reading({ ...defaults, migration: 1 }, '2027-01-04');
  const stages = ['2027-01-03', '2027-01-04', '2028-01-03', '2028-01-04'] as const;
  expect(stages.map((day) => stageOn({ ...itemAt(due, 0), day }, now))).toEqual([
    'before',
    'underWay',
    'underWay',
    'finished',
  ]);
});

test('every deadline is a real day with a unique id and an https source', () => {
  const due = dueDates(regimes, known);
  expect(new Set(due.map(({ regime, id }) => `${regime.id}-${id}`)).size).toBe(due.length);
  for (const { day, shown, regime } of due) {
    expect(isIsoDay(day)).toBe(true);
    expect(shown).toContain(day.slice(0, 4));
    expect(new URL(regime.source.href).protocol).toBe('https:');
  }
  expect(due.map(({ day }) => day)).toEqual(due.map(({ day }) => day).toSorted());
});

test('files contain every chosen date, and typed text cannot run as a formula', () => {
  const inputs = { ...defaults, system: '=HYPERLINK("x")' };
  const due = dueDates(regimes, inputs.regimes);
  const now = reading(inputs, '2026-11-21');
  const vendor = { name: 'Vendor', host: 'vendor.example' };
  const calendar = calendarOf(due, vendor, new Date('2026-11-21T08:00:00Z'));
  expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBe(6);
  expect(calendar).toContain('UID:brief-us-civil-keys@vendor.example\r\n');
  const again = calendarOf(due, vendor, new Date('2027-01-01T08:00:00Z'));
  expect(again.match(/UID:.*/g)).toEqual(calendar.match(/UID:.*/g));
  const table = briefTable(due, inputs, now);
  expect(table).toContain(`${words.systemRow},"'=HYPERLINK(""x"")",`);
  const civil = regimeNamed('us-civil');
  expect(table).toContain(`${civil.name},"${civil.instrument}",`);
  expect(requestOf(inputs, now, due)).toEqual({
    architectureGoals: expect.stringContaining(
      fill(words.inputsInRequestFor, {
        system: inputs.system,
        x: 10,
        y: 6,
        range: fill(words.years, { from: 2030, to: 2040 }),
      }),
    ),
    complianceNeeds: fill(words.regimesInRequest, {
      regimes: `${regimeNamed('eu').name}, ${civil.name}`,
      what: due[0]?.what ?? '',
      shown: due[0]?.shown ?? '',
    }),
  });
});
