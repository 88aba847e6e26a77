import { vi } from 'vitest';

import type {
  DerivationResult,
  DerivationJob,
} from '../../src/features/account/accounts/derive-key.ts';
import { argon2idAsync } from './native-argon2.ts';

/** Answers as derive-key.worker.ts does, by Node's own Argon2id, and fails as any worker does. */
class FakeKeyWorker extends EventTarget {
  postMessage({ id, password, salt, cost, length }: DerivationJob): void {
    void argon2idAsync(password, salt, { ...cost, dkLen: length })
      .then((key) => {
        const data: DerivationResult = { id, key };
        return new MessageEvent('message', { data });
      })
      .catch(() => new Event('error'))
      .then((event) => this.dispatchEvent(event));
  }
  terminate(): void {}
}

/**
 * Gives tests in Node the worker that derives keys: the same keys as in a browser, in a tenth of the time.
 * `verifier.test.ts` holds our own derivation against Node's.
 */
export const fakeKeyWorker = () => vi.stubGlobal('Worker', FakeKeyWorker);
