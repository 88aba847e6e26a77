import { argon2id } from '@noble/hashes/argon2.js';

import type { WorkerAnswer } from '../../../lib/dom/worker-calls.ts';
import type { DerivationJob } from './derive-key.ts';

addEventListener('message', ({ data }: MessageEvent<DerivationJob & { id: number }>) => {
  const { id, password, salt, cost, length } = data;
  const value = argon2id(password, salt, { ...cost, dkLen: length });
  const answer: WorkerAnswer<Uint8Array> = { id, value };
  postMessage(answer);
});
