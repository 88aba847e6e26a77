import { argon2id } from '@noble/hashes/argon2.js';

import type { DerivationJob, DerivationResult } from './derive-key.ts';

addEventListener('message', ({ data }: MessageEvent<DerivationJob>) => {
  const { id, password, salt, cost, length } = data;
  const key = argon2id(password, salt, { ...cost, dkLen: length });
  const result: DerivationResult = { id, key };
  postMessage(result);
});
