import fc from 'fast-check';
import { expect, test } from 'vitest';

import { csv } from './csv.ts';
import { hardTexts } from '../../../tests/support/characters.ts';

/** An independent RFC 4180 parser. */
function readCsv(file: string): string[][] {
  expect(file.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  let text = '';
  let quoted = false;
  for (let at = 1; at < file.length; at += 1) {
    const character = file.charAt(at);
    if (quoted) {
      if (character !== '"') text += character;
      else if (file.charAt(at + 1) === '"') {
        text += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"') {
      expect(text).toBe('');
      quoted = true;
    } else if (character === ',') {
      row.push(text);
      text = '';
    } else if (character === '\r') {
      expect(file.charAt(at + 1)).toBe('\n');
      at += 1;
      rows.push([...row, text]);
      row = [];
      text = '';
    } else {
      expect(character).not.toBe('\n');
      text += character;
    }
  }
  expect([quoted, row, text]).toEqual([false, [], '']);
  return rows;
}

const anyText = hardTexts(
  ['=', '+', '-', '@', '＝', ',', ';', '"', "'", '\r\n', '\n', '\t', ' ', 'a'],
  20,
);

const anyCell = fc.oneof(anyText, fc.double({ noNaN: true, noDefaultInfinity: true }));
const anyTable = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(anyCell, { minLength: width, maxLength: width }), { maxLength: 6 }),
  );

test('every cell can be read back, and none starts a formula', () => {
  fc.assert(
    fc.property(anyTable, (rows) => {
      const read = readCsv(csv(rows));
      expect(read.length).toBe(rows.length);
      for (const [index, row] of rows.entries()) {
        expect(read[index]?.length).toBe(row.length);
        for (const [place, value] of row.entries()) {
          const got = read[index]?.[place] ?? '';
          if (typeof value === 'number') expect(got).toBe(String(value));
          else {
            expect([value.toWellFormed(), `'${value.toWellFormed()}`]).toContain(got);
            expect(got.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
            expect(got).not.toMatch(/^[\t\r\n]/);
          }
        }
      }
    }),
  );
});

test('writes the format of RFC 4180', () => {
  expect(
    csv([
      ['name', 'note', 'n'],
      ['plain', 'says "yes", twice', -2],
      ['=HYPERLINK("x")', 'two\nlines', 0.5],
      ['', '-1', 1e21],
    ]),
  ).toBe(
    '\uFEFFname,note,n\r\n' +
      'plain,"says ""yes"", twice",-2\r\n' +
      '"\'=HYPERLINK(""x"")","two\nlines",0.5\r\n' +
      ",'-1,1e+21\r\n",
  );
});

test('a single empty cell is a row, and no rows are an empty table', () => {
  expect(csv([[''], ['a'], ['']])).toBe('\uFEFF""\r\na\r\n""\r\n');
  expect(csv([])).toBe('\uFEFF');
});

test('rejects rows of unequal length and numbers that are not finite', () => {
  expect(() => csv([['a', 'b'], ['c']])).toThrow(/Row 2 has 1/);
  expect(() => csv([[]])).toThrow(RangeError);
  expect(() => csv([[Number.NaN]])).toThrow(
    new RangeError('CSV cells need finite numbers, not NaN'),
  );
});
