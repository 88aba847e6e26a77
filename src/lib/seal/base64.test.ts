import { Buffer } from 'node:buffer';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fromBase64, toBase64 } from './base64.ts';

test('agrees with Node in both directions', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(toBase64(bytes))).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test('encodes a megabyte', () => {
  const bytes = new Uint8Array(1_000_000).fill(200);
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
});

test.each(['!', 'a', 'ab=c', '\u{1F600}'])('refuses %j', (text) => {
  expect(fromBase64(text)).toBeNull();
});
