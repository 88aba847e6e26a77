import { workerPolicyName } from '../../config/trusted-types.ts';
import { trustedScriptUrl } from '../../lib/trusted-script-url.ts';
// oxlint-disable-next-line import/default -- the bundler makes the default export of an address
import address from './lab.worker.ts?worker&url';
import type { Run, TaskName, Tasks } from './tasks.ts';

export type Job = {
  readonly id: number;
  readonly name: TaskName;
  readonly input: Parameters<Tasks[TaskName]>;
};
export type Outcome =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string };

type Waiting = {
  readonly job: Job;
  readonly resolve: (value: never) => void;
  readonly reject: (why: unknown) => void;
};

let worker: Worker | undefined;
/** Set where a worker of ours could not be run; the work is then done on the page's own thread. */
let isBroken = false;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function endWorker(): readonly Waiting[] {
  worker?.terminate();
  worker = undefined;
  const left = [...waiting.values()];
  waiting.clear();
  return left;
}

/** Ends what the worker is doing; the next task starts another. */
export function stopWorker(): void {
  for (const { reject } of endWorker()) reject(new Error('Stopped'));
}

async function runWithoutWorker({ name, input }: Pick<Job, 'name' | 'input'>): Promise<never> {
  const { runHere } = await import('./tasks.ts');
  return (await runHere(name, ...input)) as never;
}

/** What was asked of a worker that cannot be run is done here. */
function giveUp(): void {
  isBroken = true;
  for (const { job, resolve, reject } of endWorker()) runWithoutWorker(job).then(resolve, reject);
}

function startWorker(): Worker {
  const started = new Worker(trustedScriptUrl(workerPolicyName, address), {
    type: 'module',
    name: 'encryption-lab',
  });
  started.addEventListener('message', ({ data }: MessageEvent<Outcome>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.value as never);
  });
  started.addEventListener('error', giveUp);
  return started;
}

function workerHere(): Worker | null {
  if (isBroken) return null;
  try {
    worker ??= startWorker();
    return worker;
  } catch {
    isBroken = true;
    return null;
  }
}

/**
 * Does a task in the lab's worker, or here where there can be none.
 * @throws Error with the words of what went wrong, or when the worker was stopped
 */
export const runInWorker: Run = async (name, ...input) => {
  const running = workerHere();
  if (!running) return runWithoutWorker({ name, input });
  lastId += 1;
  const job: Job = { id: lastId, name, input };
  return new Promise((resolve, reject) => {
    waiting.set(job.id, { job, resolve, reject });
    running.postMessage(job, []);
  });
};
