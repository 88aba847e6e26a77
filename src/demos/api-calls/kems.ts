import { ml_kem768_x25519 as xWing } from '@noble/post-quantum/hybrid.js';
import { ml_kem768 as mlKem } from '@noble/post-quantum/ml-kem.js';

import type { KemName } from '../../content/product/algorithms.ts';
import { mlKemWrapBytes, wrapBytes } from '../../content/product/wrap.ts';

/** The hybrid is X-Wing (draft-connolly-cfrg-xwing-kem): an attacker must break both parts. */
export const kems = { 'X25519-ML-KEM-768': xWing, 'ML-KEM-768': mlKem } as const satisfies Record<
  KemName,
  unknown
>;

/** Length of a wrap, in bytes. */
export const wrapBytesOf = {
  'X25519-ML-KEM-768': wrapBytes,
  'ML-KEM-768': mlKemWrapBytes,
} as const satisfies Record<KemName, number>;
