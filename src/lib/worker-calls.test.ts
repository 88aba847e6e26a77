import { expect, test } from 'vitest';

import { WorkerGone, workerCalls } from './worker-calls.ts';

type Job = { readonly id: number; readonly answer?: object; readonly fault?: boolean };

/** Posts what a job asks for; a job without either waits for ever. */
class EchoWorker extends EventTarget {
  terminated = false;
  postMessage({ id, answer, fault }: Job): void {
    if (answer) this.dispatchEvent(new MessageEvent('message', { data: { id, ...answer } }));
    if (fault) this.dispatchEvent(new Event('error'));
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

test('a call gets its own value or failure, from one worker', async () => {
  const { calls, workers } = started();
  await calls.prepare();
  expect(await calls.call({ answer: { value: 7 } })).toBe(7);
  await expect(calls.call({ answer: { failure: 'too long' } })).rejects.toThrow('too long');
  expect(workers).toHaveLength(1);
});

test('a failed worker ends all calls, and the next call starts another', async () => {
  const { calls, workers } = started();
  const waiting = calls.call({});
  const failing = calls.call({ fault: true });
  await expect(waiting).rejects.toThrow(WorkerGone);
  await expect(failing).rejects.toThrow(WorkerGone);
  expect(workers[0]?.terminated).toBe(true);
  expect(await calls.call({ answer: { value: 8 } })).toBe(8);
  expect(workers).toHaveLength(2);
});

test('a worker that cannot start or refuses the job is said to be gone', async () => {
  const missing = started(() => {
    throw new Error('no such file');
  });
  await missing.calls.prepare();
  await expect(missing.calls.call({})).rejects.toThrow(WorkerGone);
  const refusing = new EchoWorker();
  refusing.postMessage = () => {
    throw new DOMException('not cloneable', 'DataCloneError');
  };
  const { calls } = started(() => refusing);
  await expect(calls.call({})).rejects.toThrow('refused');
});

test('stopping ends the worker and its calls', async () => {
  const { calls, workers } = started();
  const waiting = calls.call({});
  await calls.prepare();
  calls.stop();
  await expect(waiting).rejects.toThrow('Stopped');
  await expect.poll(() => workers[0]?.terminated).toBe(true);
});
