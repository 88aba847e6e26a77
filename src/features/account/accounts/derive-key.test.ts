import { argon2Sync } from 'node:crypto';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { DerivationJob } from './derive-key.ts';

const cost = { m: 8, t: 1, p: 1 };
const salt = new Uint8Array(16).fill(7);
const bytes = (text: string) => new TextEncoder().encode(text);
/** Node's Argon2id (OpenSSL). */
const expected = (password: string, length = 32) =>
  new Uint8Array(
    argon2Sync('argon2id', {
      message: password,
      nonce: salt,
      memory: cost.m,
      passes: cost.t,
      parallelism: cost.p,
      tagLength: length,
    }),
  );

/** A worker that replies, or fails, when the test calls it. */
class HeldWorker extends EventTarget {
  static started: HeldWorker[] = [];
  readonly jobs: (DerivationJob & { id: number })[] = [];
  readonly address: string;
  readonly options: WorkerOptions;
  isTerminated = false;
  constructor(address: string, options: WorkerOptions) {
    super();
    this.address = address;
    this.options = options;
    HeldWorker.started.push(this);
  }
  postMessage(job: DerivationJob & { id: number }, transferred: readonly unknown[]) {
    // Transferring a buffer would empty the page's copy.
    if (transferred.length > 0) throw new TypeError('A buffer was transferred');
    this.jobs.push(job);
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(id: number, key: Uint8Array) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, value: key } }));
  }
  fail(): Event {
    const event = new Event('error', { cancelable: true });
    this.dispatchEvent(event);
    return event;
  }
}

const load = () => import('./derive-key.ts');
const started = async (count: number) => {
  await vi.waitFor(() => expect(HeldWorker.started).toHaveLength(count), 20_000);
  const latest = HeldWorker.started.at(-1);
  if (!latest) throw new Error('No worker was started');
  return latest;
};
const jobsOf = async (worker: HeldWorker, count: number) => {
  await vi.waitFor(() => expect(worker.jobs).toHaveLength(count), 20_000);
  return worker.jobs;
};
let warned: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  HeldWorker.started = [];
  vi.stubGlobal('Worker', HeldWorker);
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a module worker gets password, salt, cost and length', async () => {
  const { deriveKey } = await load();
  const key = deriveKey(bytes('one'), salt, cost, 24);
  const worker = await started(1);
  const [job] = await jobsOf(worker, 1);
  expect(worker.address).toContain('derive-key.worker');
  expect(worker.options.type).toBe('module');
  expect(job).toMatchObject({ password: bytes('one'), salt, cost, length: 24 });
  worker.answer(job?.id ?? 0, expected('one', 24));
  expect(await key).toEqual(expected('one', 24));
  expect(warned).not.toHaveBeenCalled();
});

test('one worker serves all calls, in any order, and each call gets its own key', async () => {
  const { deriveKey, prepareKeys } = await load();
  await prepareKeys();
  const keys = ['one', 'two', 'three'].map((text) => deriveKey(bytes(text), salt, cost, 32));
  await prepareKeys();
  const worker = await started(1);
  const jobs = await jobsOf(worker, 3);
  for (const { id, password } of jobs.toReversed())
    worker.answer(id, expected(new TextDecoder().decode(password)));
  expect(await Promise.all(keys)).toEqual(['one', 'two', 'three'].map((text) => expected(text)));
});

test('when the worker fails, its jobs run on the page, and the next call starts a new worker', async () => {
  const { deriveKey } = await load();
  const keys = ['one', 'two'].map((text) => deriveKey(bytes(text), salt, cost, 32));
  const failing = await started(1);
  await jobsOf(failing, 2);
  // The failure is handled, so it must not reach the page's error log.
  expect(failing.fail().defaultPrevented).toBe(true);
  expect(failing.isTerminated).toBe(true);
  expect(await Promise.all(keys)).toEqual([expected('one'), expected('two')]);
  expect(warned).toHaveBeenCalledTimes(2);
  expect(warned).toHaveBeenCalledWith(
    'Deriving the key without a worker',
    new Error('The worker failed'),
  );

  const next = deriveKey(bytes('three'), salt, cost, 32);
  const worker = await started(2);
  const [job] = await jobsOf(worker, 1);
  worker.answer(job?.id ?? 0, expected('three'));
  expect(await next).toEqual(expected('three'));
});

test('a worker that failed while idle is replaced', async () => {
  const { deriveKey, prepareKeys } = await load();
  await prepareKeys();
  (await started(1)).fail();
  const key = deriveKey(bytes('one'), salt, cost, 32);
  const worker = await started(2);
  const [job] = await jobsOf(worker, 1);
  worker.answer(job?.id ?? 0, expected('one'));
  expect(await key).toEqual(expected('one'));
});

test('without a worker the key is derived on the page, and the next call tries a worker again', async () => {
  vi.stubGlobal('Worker', undefined);
  const { deriveKey, prepareKeys } = await load();
  await prepareKeys();
  expect(await deriveKey(bytes('one'), salt, cost, 16)).toEqual(expected('one', 16));
  expect(warned).toHaveBeenCalledTimes(1);
  await prepareKeys();
  vi.stubGlobal('Worker', HeldWorker);
  await prepareKeys();
  await started(1);
});

test('a worker that refuses a job is replaced', async () => {
  const { deriveKey } = await load();
  const refusing = vi.spyOn(HeldWorker.prototype, 'postMessage').mockImplementation(() => {
    throw new DOMException('It cannot be cloned', 'DataCloneError');
  });
  expect(await deriveKey(bytes('one'), salt, cost, 32)).toEqual(expected('one'));
  refusing.mockRestore();
  void deriveKey(bytes('two'), salt, cost, 32);
  await jobsOf(await started(2), 1);
});

test('parameters outside of RFC 9106 throw', async () => {
  vi.stubGlobal('Worker', undefined);
  const { deriveKey } = await load();
  await expect(deriveKey(bytes('one'), salt, { m: 8, t: 0, p: 1 }, 32)).rejects.toThrow(Error);
});
