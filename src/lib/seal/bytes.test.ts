import { Buffer } from 'node:buffer';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  differingBits,
  equalBytes,
  fromBase64,
  hexOf,
  joined,
  sizeOf,
  toBase64,
  withFlips,
} from './bytes.ts';

test('byte arrays are equal if every byte is', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (bytes, at, by) => {
        const other = Uint8Array.from(bytes);
        expect(equalBytes(bytes, other)).toBe(true);
        other[at % bytes.length]! ^= by;
        expect(equalBytes(bytes, other)).toBe(false);
        expect(equalBytes(bytes, bytes.subarray(1))).toBe(false);
      },
    ),
  );
});

test('a flip changes one bit in a copy, and a second flip undoes it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), (bytes, number) => {
      const place = number % bytes.length;
      const before = hexOf(bytes);
      const changed = withFlips(bytes, [place]);
      expect(hexOf(bytes)).toBe(before);
      expect(differingBits(bytes, changed)).toBe(1);
      expect(hexOf(withFlips(changed, [place]))).toBe(before);
    }),
  );
});

test('indexes out of range are ignored', () => {
  expect([...withFlips(Uint8Array.of(1, 2), [-1, 2, 0.5])]).toEqual([1, 2]);
});

test('the Hamming distance counts bits and takes equal lengths only', () => {
  expect(differingBits(Uint8Array.of(0, 0xff), Uint8Array.of(0, 0))).toBe(8);
  expect(() => differingBits(Uint8Array.of(1), Uint8Array.of())).toThrow(RangeError);
});

test('parts are joined in their order', () => {
  expect(hexOf(joined(Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(0xab, 2)))).toBe('01ab02');
});

test('Base64 agrees with Node in both directions', () => {
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

// Seen to fail: with the number of letters.
test('a text has the size of its bytes', () => {
  expect(sizeOf('Tor 4 öffnet')).toBe(13);
  expect(sizeOf('株 🔑')).toBe(8);
});
