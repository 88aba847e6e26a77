import { expect, test } from 'vitest';

import { hexOf } from '../../lib/seal/bytes.ts';
import { receiveSample, sampleCapsule } from './sample-exchange.ts';

const sent = hexOf(sampleCapsule().secret);

test('an unchanged ciphertext gives the same secret, which opens the message', async () => {
  expect(await receiveSample(null, 'für 4')).toEqual({
    changed: null,
    secret: sent,
    opens: 'opened',
  });
});

test.each([0, 557, 1087])('byte %i changed: a different secret, and no message', async (byte) => {
  const { secret, opens } = await receiveSample(byte, 'gate 4');
  expect(secret).not.toBe(sent);
  expect(opens).toBe('refused');
});
