import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { leadsIn } from '../../../examples/lead-receiver/receiver.mjs';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { FakeStorage } from '../../../tests/support/fake-storage.ts';
import { leadServer } from '../../../tests/support/lead-server.ts';
import { validValues } from '../../../tests/support/valid-values.ts';
import { site } from '../../config/site.ts';
import { noAnswerOffline } from '../../lib/mail/words.ts';
import { contact } from '../../pages/contact/contact.request.ts';

const { origin } = new URL(site.url);

let server: Awaited<ReturnType<typeof leadServer>>;
let file: string;
let answers: boolean;

beforeEach(async () => {
  file = join(temporaryFolder(), 'leads.sqlite');
  server = await leadServer({ origin, file });
  answers = true;
  const send = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('origin', origin);
    const response = await send(url, { method: 'POST', headers, body: init.body ?? null });
    if (!answers) throw new TypeError('The answer is lost');
    return response;
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin, pathname: '/contact' });
  vi.stubGlobal('window', { localStorage: new FakeStorage(), addEventListener: () => undefined });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

/** Submits in a page that has just been loaded. */
async function submitInNewPage(text = 'Body') {
  vi.resetModules();
  const [{ submitRequest }, { outbox, formOf }, { composeMessage }] = await Promise.all([
    import('./submit-request.ts'),
    import('./outbox/outbox.ts'),
    import('./compose-context.ts'),
  ]);
  const values = { ...validValues(contact), message: text };
  const submit = () =>
    submitRequest(
      { message: composeMessage(contact, values), form: formOf(contact, values) },
      { by: 'endpoint', url: server.url, keptBy: 'by nobody' },
    );
  const { delivery } = await submit();
  return { state: delivery.state, kept: outbox.read().map(({ sent }) => sent), submit, outbox };
}

const leads = () => leadsIn(file);

test('a browser that calls itself offline is not believed, but quoted', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await submitInNewPage('One')).toMatchObject({ state: 'received' });
  answers = false;
  const { submit } = await submitInNewPage('Two');
  expect((await submit()).delivery).toMatchObject({ reason: noAnswerOffline });
});

test('a lost answer, a reload and a second try count once and leave no unsent copy', async () => {
  answers = false;
  expect(await submitInNewPage()).toMatchObject({ state: 'failed', kept: [false] });
  answers = true;
  expect(await submitInNewPage()).toMatchObject({ state: 'received', kept: [true] });
  expect(leads()).toHaveLength(1);
});

test('another message, and the same one after its confirmation, count again', async () => {
  await submitInNewPage('One');
  await submitInNewPage('Two');
  const { kept, submit } = await submitInNewPage('One');
  expect(kept).toEqual([true, true, true]);
  await submit();
  expect(leads()).toHaveLength(4);
});

test('a message resent from the Outbox and then from its form counts once', async () => {
  answers = false;
  const { submit, outbox } = await submitInNewPage();
  const { markSent } = await import('./outbox/outbox.ts');
  markSent(outbox.read()[0]?.id ?? '');
  answers = true;
  await submit();
  expect(leads()).toHaveLength(1);
});
