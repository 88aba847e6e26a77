import { sha256 } from '@noble/hashes/sha2.js';
import { ml_kem768 as mlKem } from '@noble/post-quantum/ml-kem.js';

import { hexOf } from '../../lib/bytes.ts';
import { yieldToMain } from '../../lib/yield-to-main.ts';
import { fingerprintBytes } from './sealed-parts.ts';

export type VaultKey = {
  readonly id: string;
  readonly fingerprint: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly secretKey: Uint8Array;
  readonly status: 'current' | 'retired';
  readonly createdAt: string;
};

/** Makes the two key pairs of an account, in memory: one current, one retired. Each takes about 2 ms. */
export async function createVault(now: () => Date): Promise<readonly VaultKey[]> {
  const keys: VaultKey[] = [];
  for (const status of ['current', 'retired'] as const) {
    // One at a time, so that the page stays responsive.
    // oxlint-disable-next-line no-await-in-loop
    await yieldToMain();
    const { publicKey, secretKey } = mlKem.keygen();
    const fingerprint = sha256(publicKey).slice(0, fingerprintBytes);
    const id = `k_${hexOf(fingerprint)}`;
    keys.push({ id, fingerprint, publicKey, secretKey, status, createdAt: now().toISOString() });
  }
  return keys;
}
