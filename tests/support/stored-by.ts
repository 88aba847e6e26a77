import { siteUrl } from '../../src/config/base.ts';
import { FakeStorage } from './fake-storage.ts';

/**
 * What the site's own code stores, as text by key: runs it with empty storage on a page of the site, outside a
 * browser, so that a test can begin with what production writes.
 */
export function storedBy(store: () => void, path = '/'): Readonly<Record<string, string>> {
  const local = new FakeStorage();
  const browser = {
    window: { localStorage: local },
    localStorage: local,
    location: new URL(path, siteUrl),
  };
  const before = Object.keys(browser).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  try {
    for (const [name, value] of Object.entries(browser))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    store();
    return local.content;
  } finally {
    for (const [name, property] of before) {
      if (property) Object.defineProperty(globalThis, name, property);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}
