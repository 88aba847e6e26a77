import { vi } from 'vitest';

import { FakeStorage } from './fake-storage.ts';

/** Stubs empty browser storage in Node. `block` makes every access throw, as a browser that blocks storage. */
export function fakeBrowser() {
  const local = new FakeStorage();
  const session = new FakeStorage();
  const page = Object.assign(new EventTarget(), { localStorage: local, sessionStorage: session });
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', local);
  const block = () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(page, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  };
  return { local, session, page, block };
}
