import { expect, test } from 'vitest';

import { type Bytes, hexOf } from './bytes.ts';
import { open, seal } from './aes-gcm.ts';

const bytes = (hex: string): Bytes => Uint8Array.from(Buffer.from(hex, 'hex'));

/**
 * Test cases 13, 14 and 15 of McGrew and Viega, "The Galois/Counter Mode of Operation (GCM)", appendix B
 * (the submission to NIST that became SP 800-38D): 256-bit keys without additional data.
 */
const knownAnswers = [
  {
    key: '00'.repeat(32),
    nonce: '00'.repeat(12),
    plain: '',
    ciphertext: '',
    tag: '530f8afbc74536b9a963b4f1c4cb738b',
  },
  {
    key: '00'.repeat(32),
    nonce: '00'.repeat(12),
    plain: '00'.repeat(16),
    ciphertext: 'cea7403d4d606b6e074ec5d3baf39d18',
    tag: 'd0d1c8a799996bf0265b98b5d48ab919',
  },
  {
    key: 'feffe9928665731c6d6a8f9467308308'.repeat(2),
    nonce: 'cafebabefacedbaddecaf888',
    plain:
      'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255',
    ciphertext:
      '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad',
    tag: 'b094dac5d93471bdec1a502270e3cc6c',
  },
];

test.each(knownAnswers)('known answer with the tag $tag', async (known) => {
  const key = bytes(known.key);
  const box = await seal(key, bytes(known.nonce), bytes(known.plain));
  expect(hexOf(box.ciphertext)).toBe(known.ciphertext);
  expect(hexOf(box.tag)).toBe(known.tag);
  expect(await open(key, box)).toEqual(bytes(known.plain));
});
