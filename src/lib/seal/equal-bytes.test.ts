import fc from 'fast-check';
import { expect, test } from 'vitest';

import { equalBytes } from './equal-bytes.ts';

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
