import { vi } from 'vitest';

import type { DerivationJob } from '../../src/features/account/accounts/derive-key.ts';
import type { WorkerAnswer } from '../../src/lib/dom/worker-calls.ts';
import { argon2idAsync } from './native-argon2.ts';

class FakeKeyWorker extends EventTarget {
  postMessage({ id, password, salt, cost, length }: DerivationJob & { id: number }): void {
    void argon2idAsync(password, salt, { ...cost, dkLen: length })
      .then((value) => {
        const data: WorkerAnswer<Uint8Array> = { id, value };
        return new MessageEvent('message', { data });
      })
      .catch(() => new Event('error'))
      .then((event) => this.dispatchEvent(event));
  }
  terminate(): void {}
}

/** Stubs `Worker`: the same keys as in a browser, ten times as fast. `verifier.test.ts` compares the two. */
export const fakeKeyWorker = () => vi.stubGlobal('Worker', FakeKeyWorker);
