import { describe, expect, test } from 'vitest';

import { fill } from '../../../lib/text/fill.ts';
import { readMade } from './made-files.ts';
import * as words from './words.ts';

describe('cells of tables', () => {
  const expiring = (...dates: readonly string[]) =>
    readMade(
      ['System;Algorithm;Expires', ...dates.map((date) => `web;RSA-2048;"${date}"`)].join('\n'),
    );

  test.each([
    ['2027/12/31', '2027-12-31'],
    ['12/31/2027', '2027-12-31'],
    ['12/31/2027 11:59:59 PM', '2027-12-31'],
    ['31/12/2027 23:59', '2027-12-31'],
    ['31-12-2027', '2027-12-31'],
    ['31.12.2027', '2027-12-31'],
    ['3. 4. 2027', '2027-04-03'],
    ['05/05/2027', '2027-05-05'],
    ['31-Dec-2027', '2027-12-31'],
    ['December 31, 2027', '2027-12-31'],
    ['Jun  1 12:00:00 2027 GMT', '2027-06-01'],
    ['notAfter=Jun 11 12:00:00 2027 GMT', '2027-06-11'],
    ['Tue Jun 01 12:00:00 CEST 2027', '2027-06-01'],
    ['', undefined],
    ['–', undefined],
    ['n/a', undefined],
    ['Never', undefined],
  ])('a cell with %j as a date says one day or none', (written, day) => {
    const { assets, notes } = expiring(written);
    expect([assets.map(({ expires }) => expires), notes]).toEqual([[day], []]);
  });

  test.each([
    '03/04/2027',
    '3-4-2027',
    '31/02/2027',
    '12.31.2027',
    '31.12.27',
    '46752',
    'Foo 12 2027',
    'soon',
  ])('of %s, which could be another day or none, one sentence says what to do', (date) => {
    const { assets, notes } = expiring('2027-12-31', date);
    expect(assets.map(({ expires }) => expires)).toEqual(['2027-12-31', undefined]);
    expect(notes).toEqual([fill(words.unclearDay.one, { file: 'file', row: 3, cell: date })]);
  });

  test('many unclear dates are one sentence, which names the first', () => {
    const { assets, notes } = expiring('12/31/2027', '03/04/2027', '04/05/2027');
    expect(assets).toHaveLength(3);
    expect(notes).toEqual([expect.stringMatching(/2 dates .* in row 3 \(“03\/04\/2027”\)/)]);
  });

  const secretFor = (...years: readonly string[]) =>
    readMade(
      ['System;Algorithm;Secrecy', ...years.map((cell) => `web;RSA-2048;${cell}`)].join('\n'),
    );

  test.each([
    ['25', 25],
    ['25 years', 25],
    ['7,5 Jahre', 7.5],
    ['1y', 1],
    ['0', 0],
    ['', undefined],
    ['n/a', undefined],
    ['–', undefined],
  ])('a cell with %j as years says how many or none', (written, years) => {
    const { assets, notes } = secretFor(written);
    expect([assets.map(({ secrecy }) => secrecy), notes]).toEqual([[years], []]);
  });

  test.each(['forever', 'unbegrenzt', '-5', '10-15', '2045-01-01'])(
    'of %s, which is no number of years, one sentence says what to do',
    (cell) => {
      const { assets, notes } = secretFor('25', cell);
      expect(assets.map(({ secrecy }) => secrecy)).toEqual([25, undefined]);
      expect(notes).toEqual([fill(words.unclearYears.one, { file: 'file', row: 3, cell })]);
    },
  );
});
