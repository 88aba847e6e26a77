import { argon2Sync } from 'node:crypto';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { DerivationJob } from './derive-key.ts';

const cost = { m: 8, t: 1, p: 1 };
const salt = new Uint8Array(16).fill(7);
const password = new TextEncoder().encode('one');

/** A worker that does what the test says with each job. */
class TestWorker extends EventTarget {
  static started: (readonly [address: string, type?: WorkerType])[] = [];
  static jobs: DerivationJob[] = [];
  static answer: (id: number) => Event;
  constructor(address: string, { type }: WorkerOptions) {
    super();
    TestWorker.started.push([address, type]);
  }
  postMessage({ id, ...job }: DerivationJob & { id: number }) {
    TestWorker.jobs.push(job);
    this.dispatchEvent(TestWorker.answer(id));
  }
  terminate() {}
}

const answering = (answer: object) => (id: number) =>
  new MessageEvent('message', { data: { id, ...answer } });
const load = () => import('./derive-key.ts');
let warned: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  Object.assign(TestWorker, { started: [], jobs: [] });
  vi.stubGlobal('Worker', TestWorker);
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a module worker, started ahead, gets the job and answers with the key', async () => {
  const { deriveKey, prepareKeys } = await load();
  TestWorker.answer = answering({ value: 'the key' });
  await prepareKeys();
  expect(TestWorker.started).toEqual([[expect.stringContaining('derive-key.worker'), 'module']]);
  expect(await deriveKey(password, salt, cost, 24)).toBe('the key');
  expect(TestWorker.jobs).toEqual([{ password, salt, cost, length: 24 }]);
  expect(TestWorker.started).toHaveLength(1);
  expect(warned).not.toHaveBeenCalled();
});

test.each([
  ['fails', TestWorker],
  ['does not exist', undefined],
])('where the worker %s, the key is derived on the page', async (_, worker) => {
  vi.stubGlobal('Worker', worker);
  TestWorker.answer = () => new Event('error');
  const { deriveKey } = await load();
  const { m: memory, t: passes, p: parallelism } = cost;
  // Node's Argon2id (OpenSSL).
  const parameters = { message: password, nonce: salt, memory, passes, parallelism, tagLength: 24 };
  const expected = Uint8Array.from(argon2Sync('argon2id', parameters));
  expect(await deriveKey(password, salt, cost, 24)).toEqual(expected);
  expect(warned.mock.calls).toEqual([['Deriving the key without a worker', expect.any(Error)]]);
});

test('a job that failed in the worker is not tried again on the page', async () => {
  const { deriveKey } = await load();
  TestWorker.answer = answering({ failure: 'too much memory' });
  await expect(deriveKey(password, salt, cost, 32)).rejects.toThrow('too much memory');
  expect(warned).not.toHaveBeenCalled();
});

test('parameters outside of RFC 9106 throw', async () => {
  vi.stubGlobal('Worker', undefined);
  const { deriveKey } = await load();
  await expect(deriveKey(password, salt, { m: 8, t: 0, p: 1 }, 32)).rejects.toThrow(Error);
});
