import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fakeBrowser } from '../../../tests/support/fake-browser.ts';

const ada = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: '',
  jobTitle: '',
  phone: '',
  industry: '',
};

let attributes: Set<string>;
let told: number;

beforeEach(() => {
  vi.resetModules();
  const { page } = fakeBrowser();
  attributes = new Set();
  told = 0;
  const toggleAttribute = (name: string, on: boolean) =>
    on ? attributes.add(name) : attributes.delete(name);
  vi.stubGlobal('document', { documentElement: { toggleAttribute } });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  page.addEventListener('pagestate', () => (told += 1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  // The next file of this worker would meet listeners that need a document.
  vi.resetModules();
});

// Seen to fail: with the attribute set where the stored record is read, which a page without a record never is.
test('a session that ended elsewhere before this page looked hides nothing', async () => {
  // The first script found a record and said so; another tab has signed out since.
  attributes.add('data-signed-in');
  const { restoreSession, session } = await import('./session.ts');
  restoreSession();
  expect(session.read()).toBeNull();
  expect([...attributes]).toEqual([]);
});

test('signing in and out is told to CSS and to islands', async () => {
  const { restoreSession, session } = await import('./session.ts');
  restoreSession();
  const before = told;
  session.write(ada);
  expect([...attributes]).toEqual(['data-signed-in']);
  session.write(null);
  expect([...attributes]).toEqual([]);
  expect(told - before).toBe(2);
});
