import { expect, test } from 'vitest';

import { open } from '../../../lib/seal/aes-gcm.ts';
import { cut, sealSample, wireBytes } from './sample-message.ts';

const text = 'Gate 4 opens at 06:10.';

test('the sample is sealed: its key opens it', async () => {
  const { box, key } = await sealSample(text);
  expect(new TextDecoder().decode((await open(key, box)) ?? undefined)).toBe(text);
});

test('a first message is 1,148 bytes longer than its text', async () => {
  expect(wireBytes(await sealSample(text))).toHaveLength(text.length + 32 + 1_088 + 12 + 16);
});

test('any three of four fragments rebuild the message', async () => {
  const bytes = wireBytes(await sealSample(text));
  const parts = cut(bytes);
  expect(parts).toHaveLength(4);
  for (const lost of [0, 1, 2]) {
    const rest = parts.filter((_, index) => index !== lost);
    const found = rest.reduce((sum, part) => sum.map((byte, at) => byte ^ (part[at] ?? 0)));
    expect(found).toEqual(parts[lost]);
  }
});
