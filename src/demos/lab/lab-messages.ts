import { grouped } from '../../lib/text/format.ts';
import { listed } from '../../lib/text/listed.ts';
import type { Box } from '../../lib/seal/aes-gcm.ts';
import type { Capsule, KemName, KeyPair } from './kem.ts';
import type { Part, Received } from './lab-state.ts';
import { shareCount, threshold } from './shamir.ts';
import type { Support } from './tasks.ts';

export const kemLabels: Record<KemName, string> = {
  native: 'the browser’s own ML-KEM',
  noble: 'noble-post-quantum (JavaScript)',
};

const parts: Record<Part, string> = { capsule: 'the KEM ciphertext', box: 'the AES-GCM message' };

/** Lines of the lab's log. */
export const labMessages = {
  support: ({ webCrypto, nativeKem }: Support): string =>
    nativeKem
      ? 'This browser has ML-KEM-768 of its own. It is used unless you choose noble.'
      : webCrypto
        ? 'This browser has no ML-KEM of its own, so noble-post-quantum computes it.'
        : 'This address is not secure (no https), so the browser withholds WebCrypto. ML-KEM and the shares work, through noble and this page; AES-256-GCM and the comparison with RSA and P-256 do not.',
  chosen: (kem: KemName): string => `From now on ${kemLabels[kem]} computes ML-KEM-768.`,
  pair: (kem: KemName, { publicKey, seed }: KeyPair): string =>
    `Key pair made by ${kemLabels[kem]}: public key ${grouped(publicKey.length)} bytes, private seed ${seed.length} bytes.`,
  capsule: (kem: KemName, { ciphertext, secret }: Capsule): string =>
    `Encapsulated by ${kemLabels[kem]}: a ciphertext of ${grouped(ciphertext.length)} bytes that carries a secret of ${secret.length}.`,
  box: ({ nonce, ciphertext, tag }: Box): string =>
    `Message encrypted with AES-256-GCM: nonce ${nonce.length}, ciphertext ${ciphertext.length}, tag ${tag.length} bytes.`,
  noWebCrypto:
    'Nothing was encrypted: the browser gives AES-256-GCM only to pages over https or on localhost.',
  flip: (part: Part, place: number, from: string, to: string): string =>
    `Byte ${grouped(place)} of ${parts[part]} is now ${to}; it was ${from}.`,
  restored: 'Every byte is as it was sent.',
  received: ({ sameSecret, message }: Received, bits: number): string => {
    const secret = sameSecret
      ? 'ML-KEM: both sides hold the same secret.'
      : `ML-KEM reported no error and gave another secret: ${bits} of 256 bits differ.`;
    if (message === null) return secret;
    if (message !== 'refused') return `${secret} AES-GCM: the tag matches, the message opens.`;
    return `${secret} AES-GCM refused: the tag does not match, and no text is given out.`;
  },
  split: `The secret was split into ${shareCount} shares; any ${threshold} of them rebuild it.`,
  chosenShares: (chosen: readonly number[]): string =>
    chosen.length === 0
      ? 'No share is chosen.'
      : `Chosen: ${chosen.length === 1 ? 'share' : 'shares'} ${listed(chosen)}.`,
  failed: (error: unknown): string =>
    `That did not work: ${error instanceof Error ? error.message : String(error)}`,
};
