import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findJsonFault } from './json-fault.ts';
import { runs } from '../../tests/support/full.ts';

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['{"data": "a",}', 1, 14],
  ['{\n  "data": "a"\n  "b": 1\n}', 3, 3],
  ['{\r\n  data: 1}', 2, 3],
  ['', 1, 1],
  ['{"data": "open', 1, 10],
  ['{"data": "a\nb"}', 1, 12],
  ['{"😀": tru}', 1, 7],
  ['[1, 2}', 1, 6],
  ['{"a": "\\x41"}', 1, 8],
  ['01', 1, 2],
  ['\u0000\u0001', 1, 1],
  ['{} {}', 1, 4],
])('places the fault of %j at line %i, column %i', (text, line, column) => {
  expect(findJsonFault(text)).toMatchObject({ line, column });
});

describe('agrees with JSON.parse', () => {
  test('on valid texts', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(findJsonFault(text)).toBeNull();
      }),
    );
  });

  test('on texts with one character changed, taken out or put in', () => {
    const piece = fc.constantFrom('', '"', '\\', '{', '}', '[', ']', ',', ':', '0', 'e', '\n', 'N');
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.nat(1), piece, (text, place, drop, put) => {
        const at = place % (text.length + 1);
        const changed = text.slice(0, at) + put + text.slice(at + drop);
        expect(findJsonFault(changed) === null).toBe(parses(changed));
      }),
      { numRuns: runs(2_000) },
    );
  });
});

test('is not stopped by depth or by size', () => {
  expect(findJsonFault('['.repeat(200_000))).toMatchObject({ column: 200_001 });
  expect(findJsonFault(`"${'a'.repeat(1_000_000)}`)).toMatchObject({ column: 1 });
});
