import fc from 'fast-check';
import { expect, test } from 'vitest';

import { characters } from '../../../tests/support/characters.ts';
import { codeTokens } from './code-tokens.ts';

test('names of fields and strings are told apart', () => {
  expect(codeTokens('{ "data": "a \\"b\\"" }')).toEqual([
    ['{ '],
    ['"data"', 'name'],
    [': '],
    ['"a \\"b\\""', 'string'],
    [' }'],
  ]);
});

test('no character of the code is lost', () => {
  fc.assert(
    fc.property(characters(), (code) => {
      expect(
        codeTokens(code)
          .map(([text]) => text)
          .join(''),
      ).toBe(code);
    }),
  );
});
