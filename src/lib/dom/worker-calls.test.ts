import { expect, test } from 'vitest';

import { WorkerGone, workerCalls } from './worker-calls.ts';

type Job = {
  readonly id: number;
  readonly answer?: object;
  readonly fault?: Event;
  readonly refused?: boolean;
};

/** Posts what a job asks for; a job without anything waits for ever. */
class EchoWorker extends EventTarget {
  readonly ids: number[] = [];
  /** What listeners threw, which dispatching does not. */
  readonly faults: unknown[] = [];
  override addEventListener(type: string, listener: (event: Event) => void): void {
    super.addEventListener(type, (event) => {
      try {
        listener(event);
      } catch (error) {
        this.faults.push(error);
      }
    });
  }
  terminated = false;
  postMessage({ id, answer, fault, refused }: Job, transferred: readonly unknown[]): void {
    // Transferring a buffer would empty the page's copy.
    if (refused || transferred.length > 0)
      throw new DOMException('not cloneable', 'DataCloneError');
    this.ids.push(id);
    if (answer) this.post({ id, ...answer });
    if (fault) this.dispatchEvent(fault);
  }
  post(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.terminated = true;
  }
}

function started(make: () => EchoWorker = () => new EchoWorker()) {
  const workers: EchoWorker[] = [];
  const calls = workerCalls(() => {
    const worker = make();
    workers.push(worker);
    return worker as EventTarget as Worker;
  });
  return { calls, workers };
}

test('a call gets its own value or failure, from one worker, in any order', async () => {
  const { calls, workers } = started();
  await calls.prepare();
  const waiting = [calls.call({}), calls.call({})];
  expect(await calls.call({ answer: { value: 7 } })).toBe(7);
  for (const id of workers[0]?.ids.slice(0, 2).toReversed() ?? [])
    workers[0]?.post({ id, value: `of ${id}` });
  expect(await Promise.all(waiting)).toEqual(workers[0]?.ids.slice(0, 2).map((id) => `of ${id}`));
  await expect(calls.call({ answer: { failure: 'too long' } })).rejects.toThrow('too long');
  expect(workers).toHaveLength(1);
});

test('a failed worker ends all calls, and the next call starts another', async () => {
  const { calls, workers } = started();
  const waiting = calls.call({});
  const fault = new Event('error', { cancelable: true });
  const failing = calls.call({ fault });
  for (const call of [waiting, failing])
    await expect(call).rejects.toThrow(new WorkerGone('The worker failed'));
  // The failure is handled, so it must not reach the page's error log.
  expect(fault.defaultPrevented).toBe(true);
  expect(workers[0]?.terminated).toBe(true);
  expect(await calls.call({ answer: { value: 8 } })).toBe(8);
  expect(workers).toHaveLength(2);
});

test('a worker that failed while idle is replaced', async () => {
  const { calls, workers } = started();
  await calls.prepare();
  workers[0]?.dispatchEvent(new Event('error'));
  expect(await calls.call({ answer: { value: 8 } })).toBe(8);
  expect(workers).toHaveLength(2);
});

test('a worker that cannot start or refuses the job is said to be gone, and the next call starts another', async () => {
  let isMissing = true;
  const { calls, workers } = started(() => {
    if (isMissing) throw new Error('no such file');
    return new EchoWorker();
  });
  await calls.prepare();
  await expect(calls.call({})).rejects.toThrow(
    new WorkerGone('The worker did not start', { cause: new Error('no such file') }),
  );
  isMissing = false;
  const refused = calls.call({ refused: true });
  await expect(refused).rejects.toThrow(new WorkerGone('The worker refused the job'));
  await expect(refused).rejects.toMatchObject({ cause: expect.any(DOMException) });
  expect(await calls.call({ answer: { value: 8 } })).toBe(8);
  expect(workers).toHaveLength(2);
});

test('stopping ends the worker and its calls, if there are any', async () => {
  const { calls, workers } = started();
  calls.stop();
  const waiting = calls.call({});
  await calls.prepare();
  calls.stop();
  await expect(waiting).rejects.toThrow('Stopped');
  await expect.poll(() => workers[0]?.terminated).toBe(true);
});

test('stopping while the worker starts ends the call, and the next call starts another', async () => {
  const { calls, workers } = started();
  const waiting = calls.call({});
  calls.stop();
  await expect(waiting).rejects.toThrow('Stopped');
  expect(await calls.call({ answer: { value: 9 } })).toBe(9);
  expect(workers.map(({ terminated, ids }) => [terminated, ids.length])).toEqual([
    [true, 0],
    [false, 1],
  ]);
});

test('a worker that fails to start after a stop leaves the next one alone', async () => {
  const starts = [Promise.withResolvers<Worker>(), Promise.withResolvers<Worker>()] as const;
  const order = starts.values();
  const calls = workerCalls(() => {
    const next = order.next().value;
    if (!next) throw new Error('a third worker');
    return next.promise;
  });
  const first = calls.call({});
  calls.stop();
  await expect(first).rejects.toThrow('Stopped');
  const second = calls.call({ answer: { value: 9 } });
  starts[0].reject(new Error('no such file'));
  starts[1].resolve(new EchoWorker() as EventTarget as Worker);
  expect(await second).toBe(9);
  expect(await calls.call({ answer: { value: 10 } })).toBe(10);
});

test('an answer after the end of its call is ignored', async () => {
  const { calls, workers } = started();
  const waiting = calls.call({});
  await calls.prepare();
  calls.stop();
  await expect(waiting).rejects.toThrow('Stopped');
  for (const answer of [{ value: 8 }, { failure: 'too long' }])
    workers[0]?.post({ id: workers[0].ids[0], ...answer });
  expect(workers[0]?.faults).toEqual([]);
  expect(await calls.call({ answer: { value: 9 } })).toBe(9);
});
