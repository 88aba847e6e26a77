import * as v from 'valibot';
import { expect, test } from 'vitest';

import { fromBase64 } from '../../lib/base64.ts';
import { createEngine } from './engine.ts';
import { sealedBytes } from './sealed-parts.ts';

test('the documented parts add up to the length that the runner returns', async () => {
  const text = 'the quarterly forecast';
  const answer = await createEngine().send({
    method: 'POST',
    path: '/api/v1/encrypt',
    apiKey: 'any',
    body: JSON.stringify({ data: text }),
  });
  const sealed = fromBase64(v.parse(v.string(), answer.body['encrypted_data']));
  expect(sealed).toHaveLength(sealedBytes(text.length));
});
