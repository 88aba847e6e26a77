import fc from 'fast-check';
import { expect, test } from 'vitest';

import { findJsonFault, placeOfDepth, placeOfPath } from './json-fault.ts';

test.each([
  ['{"data": "a",}', 1, 14],
  ['{\n  "data": "a"\n  "b": 1\n}', 3, 3],
  ['{\r\n  data: 1}', 2, 3],
  ['', 1, 1],
  ['{"data": "open', 1, 10],
  ['{"data": "a\nb"}', 1, 10],
  ['{"😀": tru}', 1, 7],
  ['[1, 2}', 1, 6],
  ['{"a": "\\x41"}', 1, 7],
  ['01', 1, 2],
  ['\u0000\u0001', 1, 1],
  ['{} {}', 1, 4],
])('places the fault of %j at line %i, column %i', (text, line, column) => {
  expect(findJsonFault(text)).toMatchObject({ line, column });
});

test('valid JSON has no fault', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(findJsonFault(text)).toBeNull();
    }),
  );
});

test('every text that JSON.parse refuses has a fault, even deep or long text', () => {
  expect(findJsonFault('['.repeat(200_000))).not.toBeNull();
  expect(findJsonFault(`"${'a'.repeat(1_000_000)}`)).toMatchObject({ column: 1 });
});

const policy = `{
  "a": 1,
  "rules": [
    { "id": "x, \\"[y]\\"", "when": { "role": ["p", "q"] } },
    { "id": "z" }
  ]
}`;

test.each([
  [[], 1, 1],
  [['a'], 2, 8],
  [['rules', 0, 'when', 'role', 1], 4, 51],
  [['rules', 1, 'effect'], 5, 5],
  [['b'], 1, 1],
])('the value at %j stands at line %i, column %i', (path, line, column) => {
  expect(placeOfPath(policy, path)).toEqual({ line, column });
});

test.each([
  ['[[]]', 2, null],
  ['[[\n[]]]', 2, { line: 2, column: 1 }],
  ['[[],[],{}]', 2, null],
  ['["[[\\"[["]', 1, null],
  ['[" [', 1, null],
  ['['.repeat(99_999), 3, { line: 1, column: 4 }],
])('%j is deeper than %i levels at %j', (text, levels, place) => {
  expect(placeOfDepth(text, levels)).toEqual(place);
});
