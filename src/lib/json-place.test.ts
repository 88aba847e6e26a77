import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type JsonPath, placeOfPath } from './json-place.ts';

const text = `{
  "a": 1,
  "rules": [
    { "id": "x, \\"[y]\\"", "when": { "role": ["p", "q"] } },
    { "id": "z" }
  ]
}`;

test.each<[JsonPath, number, number]>([
  [[], 1, 1],
  [['a'], 2, 8],
  [['rules'], 3, 12],
  [['rules', 0], 4, 5],
  [['rules', 0, 'id'], 4, 13],
  [['rules', 0, 'when', 'role', 1], 4, 51],
  [['rules', 1, 'id'], 5, 13],
])('%j', (path, line, column) => expect(placeOfPath(text, path)).toEqual({ line, column }));

test('a path that leads nowhere ends at the last value on the way', () => {
  expect(placeOfPath(text, ['rules', 1, 'effect'])).toEqual({ line: 5, column: 5 });
  expect(placeOfPath(text, ['b'])).toEqual({ line: 1, column: 1 });
});

/** Every value of a JSON value, with its path. */
function* paths(value: unknown, path: JsonPath = []): Generator<[JsonPath, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* paths(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

test('at the place of every value of any JSON text that value begins', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const written = JSON.stringify(value, null, 2);
      const lines = written.split('\n');
      for (const [path, inner] of paths(JSON.parse(written))) {
        const { line, column } = placeOfPath(written, path);
        const here = Array.from(lines[line - 1] ?? '')
          .slice(column - 1)
          .join('');
        const [first = ''] = JSON.stringify(inner, null, 2).split('\n');
        expect(here.startsWith(first)).toBe(true);
      }
    }),
  );
});
