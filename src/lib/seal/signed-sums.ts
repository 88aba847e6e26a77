import { ml_dsa65 as mlDsa } from '@noble/post-quantum/ml-dsa.js';

import type { SigningKey } from './signing-keys.ts';

/** SHA-256 checksums in hex, by file name. */
export type Sums = ReadonlyMap<string, string>;

/** Writes the format of `sha256sum --check`, sorted by name. */
export const writeSums = (sums: Sums): string =>
  [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, sha256]) => `${sha256}  ${name}\n`)
    .join('');

/** @throws Error with the first line that is not a checksum */
export function parseSums(text: string): Sums {
  return new Map(
    text
      .trimEnd()
      .split(/\r?\n/)
      .map((line): [string, string] => {
        const [, sum = '', name = ''] = /^([\da-f]{64}) [ *](\S.*)$/.exec(line) ?? [];
        if (!name) throw new Error(`Not a line as sha256sum writes it: ${line}`);
        return [name, sum];
      }),
  );
}

/** The key that made an ML-DSA-65 signature of a checksum file, or undefined. */
export function signerOf(
  sums: string,
  signature: Uint8Array,
  keys: readonly SigningKey[],
): SigningKey | undefined {
  const message = new TextEncoder().encode(sums);
  return keys.find(({ bytes }) => mlDsa.verify(signature, message, bytes));
}
