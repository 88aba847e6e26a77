import fc from 'fast-check';
import { expect, test } from 'vitest';

import { characters } from '../../tests/support/characters.ts';
import { codeTokens } from './code-tokens.ts';

test('field names and string values get different tokens', () => {
  expect(codeTokens('{ "data": "a \\"b\\"" }')).toEqual([
    ['{ '],
    ['"data"', 'name'],
    [': '],
    ['"a \\"b\\""', 'string'],
    [' }'],
  ]);
});

test('the tokens join to the original code', () => {
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
