import { sha256 } from '@noble/hashes/sha2.js';

import type { KemName } from '../../content/product/algorithms.ts';
import { hexOf } from '../../lib/seal/bytes.ts';
import { yieldToMain } from '../../lib/dom/yield-to-main.ts';
import { kems } from './kems.ts';

export type VaultKey = {
  readonly id: string;
  readonly algorithm: KemName;
  readonly publicKey: Uint8Array;
  readonly secretKey: Uint8Array;
  readonly status: 'current' | 'retired';
  readonly createdAt: string;
};

const made = [
  { algorithm: 'X25519-ML-KEM-768', status: 'current' },
  { algorithm: 'ML-KEM-768', status: 'current' },
  { algorithm: 'X25519-ML-KEM-768', status: 'retired' },
] as const satisfies readonly Pick<VaultKey, 'algorithm' | 'status'>[];

/** Makes the key pairs of an account, in memory. Each takes a few milliseconds. */
export async function createVault(now: () => Date): Promise<readonly VaultKey[]> {
  const keys: VaultKey[] = [];
  for (const { algorithm, status } of made) {
    // One at a time, so that the page stays responsive.
    await yieldToMain();
    const { publicKey, secretKey } = kems[algorithm].keygen();
    const id = `k_${hexOf(sha256(publicKey).slice(0, 4))}`;
    keys.push({ id, algorithm, publicKey, secretKey, status, createdAt: now().toISOString() });
  }
  return keys;
}
