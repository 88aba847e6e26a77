import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { site } from '../../../config/site.ts';
import { storedItems } from '../../../config/stored-items.ts';
import { fakeBrowser } from '../../../lib/fake-browser.ts';

const ada = {
  id: '1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Engines',
  jobTitle: 'Analyst',
  phone: '',
  industry: 'Technology',
};

let browser: ReturnType<typeof fakeBrowser>;
const load = () => import('./my-data.ts');
const areas = { local: 'local', session: 'session' } as const;

beforeEach(() => {
  browser = fakeBrowser();
  vi.resetModules();
  const { local } = browser;
  local.setItem(storedItems.currentUser.key, JSON.stringify({ v: 1, value: ada }));
  local.setItem(storedItems.users.key, '{"v":2,"value":[{"email":"other@example.com"}]}');
  local.setItem(storedItems.drafts.key, '{"v":1,"value":{"contact":{"message":"Hi"}}}');
  local.setItem(storedItems.outbox.key, 'no JSON');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the export holds everything of one’s own and nothing of others', async () => {
  const data = JSON.stringify((await load()).myData(0));
  expect(JSON.parse(data)).toMatchObject({
    exportedAt: '1970-01-01T00:00:00.000Z',
    profile: ada,
    kept: [
      { key: storedItems.outbox.key, content: 'no JSON' },
      { key: storedItems.drafts.key, content: { value: { contact: { message: 'Hi' } } } },
    ],
  });
  expect(data).not.toContain('other@example.com');
});

test('the export says whose site it is and what each record is for, and names no secret', async () => {
  const { myData } = await load();
  const data = JSON.parse(JSON.stringify(myData(0)));
  expect(data.site).toBe(site.origin);
  expect(data.kept).toMatchObject([
    { key: storedItems.outbox.key, purpose: storedItems.outbox.purpose },
    { key: storedItems.drafts.key, purpose: storedItems.drafts.purpose },
  ]);
});

test('where storage is blocked the export is there and empty', async () => {
  const { myData } = await load();
  browser.block();
  expect(myData(0)).toMatchObject({ profile: null, kept: [] });
});

test('the export is saved as a file of the day, to be read by people too', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 23, 59) });
  const texts: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    texts.push(blob as Blob);
    return 'blob:one';
  });
  const link = { href: '', download: '', click: () => {} };
  vi.stubGlobal('document', { createElement: () => link });
  const { exportMyData, myData } = await load();
  exportMyData();
  expect(link.download).toBe(`${site.slug}-my-data-2026-11-21.json`);
  expect(texts[0]?.type).toBe('application/json');
  const text = (await texts[0]?.text()) ?? '';
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(myData(Date.now()))));
  expect(text).toMatch(/^\{\n {2}"site"/);
  expect(text).toMatch(/\}\n$/);
});

test('deleting leaves nothing of this site, and nothing of others is touched', async () => {
  const { deleteEverything } = await load();
  for (const { key, area } of Object.values(storedItems)) {
    browser[areas[area]].setItem(key, '{"v":1,"value":null}');
    browser[areas[area]].setItem(`${key}.corrupt-1`, 'x');
    browser[areas[area]].setItem(`${key}-of-another-site`, 'theirs');
  }
  expect(deleteEverything()).toBe(true);
  const left = [...Object.values(browser.local.content), ...Object.values(browser.session.content)];
  expect(left).toEqual(Object.values(storedItems).map(() => 'theirs'));
  expect((await import('../current-user.ts')).currentUser.read()).toBeNull();
});

test('what cannot be deleted is not said to be', async () => {
  const { deleteEverything } = await load();
  browser.local.removeItem = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(deleteEverything()).toBe(false);
});
