import { argon2 } from 'node:crypto';

import { vi } from 'vitest';

import type { DerivationAnswer, DerivationJob } from './derive-key.ts';

/** Answers as derive-key.worker.ts does, by Node's own Argon2id. */
class FakeKeyWorker extends EventTarget {
  postMessage({ id, password, salt, cost, length }: DerivationJob): void {
    const parameters = {
      message: password,
      nonce: salt,
      memory: cost.m,
      passes: cost.t,
      parallelism: cost.p,
      tagLength: length,
    };
    argon2('argon2id', parameters, (error, key) => {
      if (error) throw error;
      const data: DerivationAnswer = { id, key: new Uint8Array(key) };
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}

/**
 * Gives tests in Node the worker that derives keys: the same keys as in a browser, in a tenth of the time.
 * `verifier.test.ts` holds our own derivation against Node's.
 */
export const fakeKeyWorker = () => vi.stubGlobal('Worker', FakeKeyWorker);
