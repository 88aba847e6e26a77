import { expect, test } from 'vitest';

import { codePointsIn, inRange, unicodeRangeOf, withoutPoints } from './web-fonts.ts';

test('neighboring characters share a span', () => {
  expect(unicodeRangeOf(codePointsIn('cabz→'))).toBe('U+61-63,U+7A,U+2192');
});

test('a range without some characters keeps all others', () => {
  expect(withoutPoints('U+61-66,U+2192', codePointsIn('ace→'))).toBe('U+62,U+64,U+66');
});

test('both ends of a span are within it', () => {
  expect([0x60, 0x61, 0x66, 0x67].map((point) => inRange(point, 'U+20,U+61-66'))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
