import { expect, test } from 'vitest';

import { receiveSample, sampleCapsule } from './sample-exchange.ts';

test('the sample is deterministic', () => {
  expect(sampleCapsule()).toEqual(sampleCapsule());
  expect(sampleCapsule().ciphertext).toHaveLength(1088);
});

test('an unchanged ciphertext gives the message', async () => {
  expect(await receiveSample(null, 'für 4')).toMatchObject({
    sameSecret: true,
    message: { text: 'für 4' },
  });
});

test.each([0, 557, 1087])('byte %i changed: a different secret, and no message', async (byte) => {
  expect(await receiveSample(byte, 'gate 4')).toMatchObject({
    sameSecret: false,
    message: 'refused',
  });
});
