import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { rebuild, type Share, shareCount, split } from './shamir.ts';

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** Every way to choose `size` of the shares. */
function choices(shares: readonly Share[], size: number): Share[][] {
  if (size === 0) return [[]];
  return shares.flatMap((share, index) =>
    choices(shares.slice(index + 1), size - 1).map((rest) => [share, ...rest]),
  );
}

describe('any three of five', () => {
  test('all ten triples rebuild any secret, in either order, and so do four and five', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (secret) => {
        const shares = split(secret, random);
        expect(choices(shares, 3)).toHaveLength(10);
        for (const size of [3, 4, 5])
          for (const some of choices(shares, size)) {
            expect(rebuild(some)).toEqual(Uint8Array.from(secret));
            expect(rebuild(some.toReversed())).toEqual(Uint8Array.from(secret));
          }
      }),
    );
  });

  test('every byte value comes back', () => {
    const secret = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    for (const some of choices(split(secret, random), 3)) expect(rebuild(some)).toEqual(secret);
  });
});

test('two shares say nothing: with the third, each secret comes out exactly once', () => {
  const [one, two, three] = split(random(1), random);
  if (!one || !two || !three) throw new Error('No shares');
  const secrets = Array.from({ length: 256 }, (_, y) =>
    rebuild([one, two, { x: three.x, y: Uint8Array.of(y) }]).join(''),
  );
  expect(new Set(secrets).size).toBe(256);
});

test('one share is not the secret, and no share is at 0', () => {
  const shares = split(new Uint8Array(32), random);
  expect(shares.map(({ x }) => x)).toEqual([1, 2, 3, 4, 5]);
  expect(shares).toHaveLength(shareCount);
  for (const { y } of shares) expect(y).not.toEqual(new Uint8Array(32));
});

test('known values over GF(256)', () => {
  // FIPS 197, section 4.2.1: 57 · 02 = ae and 57 · 04 = 47; sums are exclusive ors.
  const slope = [Uint8Array.of(0x57), Uint8Array.of(0)];
  const line = split(Uint8Array.of(0), () => slope.shift() ?? new Uint8Array());
  expect(line.map(({ y }) => y[0])).toEqual([0x57, 0xae, 0x57 ^ 0xae, 0x47, 0x57 ^ 0x47]);
  // f(x) = 7 + 2x + 3x²: f(2) = 7 ^ 4 ^ 12.
  const curve = [Uint8Array.of(2), Uint8Array.of(3)];
  expect(split(Uint8Array.of(7), () => curve.shift() ?? new Uint8Array())[1]?.y[0]).toBe(15);
});

test.each([
  ['no share', []],
  [
    'the same share twice',
    [
      { x: 1, y: Uint8Array.of(1) },
      { x: 1, y: Uint8Array.of(2) },
    ],
  ],
  [
    'different lengths',
    [
      { x: 1, y: Uint8Array.of(1) },
      { x: 2, y: Uint8Array.of(2, 3) },
    ],
  ],
])('%s is refused', (_what, shares) => expect(() => rebuild(shares)).toThrow(RangeError));
