import type { Bytes } from './bytes.ts';

/** One share of a secret: where the polynomials were evaluated, and a byte for each byte of the secret. */
export type Share = { readonly x: number; readonly y: Bytes };

/** Any three of the five rebuild the secret. */
export const threshold = 3;
export const shareCount = 5;

// Powers of 3, which generates the multiplicative group of GF(256) modulo x⁸+x⁴+x³+x+1 (FIPS 197, section 4).
const exp = new Uint8Array(255);
const log = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  exp[power] = value;
  log[value] = power;
  const doubled = value << 1;
  value ^= doubled > 0xff ? doubled ^ 0x11b : doubled;
}

const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (exp[((log[a] ?? 0) + (log[b] ?? 0)) % 255] ?? 0);

const over = (a: number, b: number): number =>
  a === 0 ? 0 : (exp[((log[a] ?? 0) - (log[b] ?? 0) + 255) % 255] ?? 0);

/**
 * Splits a secret into five shares, any three of which rebuild it (Shamir, 1979, over GF(256)). For each
 * byte a parabola is drawn whose value at 0 is that byte; the shares are its values at 1 to 5.
 * @param random gives as many uniformly random bytes as it is asked for
 */
export function split(secret: Uint8Array, random: (length: number) => Uint8Array): Share[] {
  const [linear, square] = [random(secret.length), random(secret.length)];
  return Array.from({ length: shareCount }, (_, index) => {
    const x = index + 1;
    const y = Uint8Array.from(
      secret,
      (byte, at) => byte ^ times(x, (linear[at] ?? 0) ^ times(x, square[at] ?? 0)),
    );
    return { x, y };
  });
}

/**
 * The value at 0 of the polynomials through the shares (Lagrange). With three shares or more of one secret
 * that is the secret; with fewer it is some other value, and nothing tells which.
 * @throws RangeError without shares, with the same share twice, or with shares of different lengths
 */
export function rebuild(shares: readonly Share[]): Bytes {
  const [first] = shares;
  if (!first) throw new RangeError('There is no share to rebuild from');
  if (new Set(shares.map(({ x }) => x)).size < shares.length) {
    throw new RangeError('The same share was given twice');
  }
  if (shares.some(({ y }) => y.length !== first.y.length)) {
    throw new RangeError('The shares are of different lengths');
  }
  const weights = shares.map(({ x }) =>
    shares.reduce(
      (weight, { x: other }) => (other === x ? weight : times(weight, over(other, other ^ x))),
      1,
    ),
  );
  return first.y.map((_, at) =>
    shares.reduce((sum, { y }, index) => sum ^ times(y[at] ?? 0, weights[index] ?? 0), 0),
  );
}
