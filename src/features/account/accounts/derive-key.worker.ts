import { argon2id } from '@noble/hashes/argon2.js';

import type { DerivationAnswer, DerivationJob } from './derive-key.ts';

/** Derives one key a message, off the page's own thread. */
addEventListener('message', ({ data }: MessageEvent<DerivationJob>) => {
  const { id, password, salt, cost, length } = data;
  const key = argon2id(password, salt, { ...cost, dkLen: length });
  const answer: DerivationAnswer = { id, key };
  postMessage(answer);
});
