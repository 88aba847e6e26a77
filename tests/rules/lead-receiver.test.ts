import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { temporaryFolder } from '../support/temporary-folder.ts';
import { composeMessage } from '../../src/features/request/compose-context.ts';
import { freeDemo } from '../../src/pages/free-demo/free-demo.request.ts';
import { sourceOf } from '../../src/features/request/outbox/outbox.ts';
import {
  createLead,
  deliveryRequest,
  type Lead,
  newIdempotencyKey,
  outcomeOf,
} from '../../src/lib/mail/deliver.ts';
import { recordOf } from '../../src/lib/records.ts';
import { everyForm } from '../support/every-form.ts';
import { leadServer } from '../support/lead-server.ts';
import { validValues } from '../support/valid-values.ts';

const origin = 'https://site.example';
const values = validValues(freeDemo);

let lead: Lead;

let file = '';
let server: Awaited<ReturnType<typeof leadServer>>;

beforeEach(async () => {
  vi.stubGlobal('location', { origin, pathname: '/free-demo' });
  const message = composeMessage(freeDemo, values);
  lead = createLead({ message, form: sourceOf(freeDemo, values) }, new Date());
  file = join(temporaryFolder(), 'leads.jsonl');
  server = await leadServer({ origin, file });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

/** Sends with an Origin header, which Node does not add by itself. */
async function send(request: RequestInit, from = origin): Promise<number> {
  const headers = { ...(request.headers as Record<string, string>), Origin: from };
  const init = { method: request.method ?? 'POST', headers, body: request.body ?? null };
  return (await fetch(server.url, init)).status;
}

const kept = (): readonly Record<string, unknown>[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));

test('a lead is stored complete, in one line', async () => {
  const key = newIdempotencyKey();
  expect(outcomeOf(await send(deliveryRequest(lead, key)))).toEqual({ state: 'received' });
  expect(kept()).toEqual([{ key, receivedAt: expect.any(String), ...lead }]);
});

test('a key is stored once, even when sent twice at the same time or after a restart', async () => {
  const key = newIdempotencyKey();
  await Promise.all([1, 2].map(() => send(deliveryRequest(lead, key))));
  await server.stop();
  server = await leadServer({ origin, file });
  expect(await send(deliveryRequest(lead, key))).toBe(204);
  await send(deliveryRequest(lead, newIdempotencyKey()));
  expect(kept()).toHaveLength(2);
});

test('a foreign origin, an invalid lead and a large body are refused and not stored', async () => {
  const good = deliveryRequest(lead, newIdempotencyKey());
  expect(await send(good, 'https://other.example')).toBe(403);
  expect(await send({ ...good, body: '{"version":1}' })).toBe(422);
  expect(await send({ ...good, body: 'not JSON' })).toBe(422);
  expect(await send({ ...good, body: 'x'.repeat(1_100_000) })).toBe(413);
  expect(await send({ ...good, headers: { 'Content-Type': 'application/json' } })).toBe(400);
  expect(() => kept()).toThrow('ENOENT');
});

test('a server between may add a character set, and forms may be filled to the brim', async () => {
  const form = everyForm.map(({ request, values }) => ({
    id: request.id,
    path: '/',
    values: recordOf(Object.keys(values), () => '한'.repeat(10_000)),
  }));
  for (const each of form) {
    const body = Object.values(each.values).join('\n');
    const long = createLead({ message: { subject: 'Long', body }, form: each }, new Date(0));
    const request = deliveryRequest(long, newIdempotencyKey());
    const type = 'application/json; charset=utf-8';
    expect(await send({ ...request, headers: { ...request.headers, 'Content-Type': type } })).toBe(
      204,
    );
  }
});

test.each([200, 202, 299])('status %i means that the lead was received', (status) => {
  expect(outcomeOf(status)).toEqual({ state: 'received' });
});

test.each([199, 300, 409, 500])('status %i means failure, and the reason names it', (status) => {
  const reason = expect.stringContaining(`${status}`);
  expect(outcomeOf(status)).toEqual({ state: 'failed', reason });
});
