import { workerPolicyName } from '../../config/trusted-types.ts';
import { trustedScriptUrl } from '../../lib/trusted-script-url.ts';
import address from './lab.worker.ts?worker&url';
import type { Inputs, Results, Run, TaskName } from './tasks.ts';

export type Job = {
  readonly id: number;
  readonly name: TaskName;
  readonly input: Inputs[TaskName];
};
export type Outcome<Value> =
  | { readonly id: number; readonly value: Value }
  | { readonly id: number; readonly failure: string };

type Waiting = {
  readonly resolve: (value: never) => void;
  readonly reject: (why: unknown) => void;
  /** Runs the task on the page instead. */
  readonly fallBack: () => void;
};

let worker: Worker | undefined;
/** Whether the browser blocks the worker. Tasks then run on the page's thread. */
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

/** Rejects all running tasks. The next task starts a new worker. */
export function stopWorker(): void {
  for (const { reject } of endWorker()) reject(new Error('Stopped'));
}

async function runOnPage<Name extends TaskName>(
  name: Name,
  ...input: Inputs[Name]
): Promise<Results[Name]> {
  const { runHere } = await import('./tasks.ts');
  return runHere(name, ...input);
}

/** The worker failed to start: runs its tasks, and all later ones, on the page. */
function giveUp(): void {
  isBroken = true;
  for (const { fallBack } of endWorker()) fallBack();
}

function startWorker(): Worker {
  const started = new Worker(trustedScriptUrl(workerPolicyName, address), {
    type: 'module',
    name: 'encryption-lab',
  });
  started.addEventListener('message', ({ data }: MessageEvent<Outcome<never>>) => {
    const task = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) task?.reject(new Error(data.failure));
    else task?.resolve(data.value);
  });
  started.addEventListener('error', giveUp);
  return started;
}

function runningWorker(): Worker | null {
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
 * Runs a task in the lab's worker, or on the page if the browser blocks the worker.
 * @throws Error if the task fails or the worker is stopped
 */
export const runInWorker: Run = async (name, ...input) => {
  const running = runningWorker();
  if (!running) return runOnPage(name, ...input);
  lastId += 1;
  const job: Job = { id: lastId, name, input };
  return new Promise((resolve, reject) => {
    const fallBack = () => void runOnPage(name, ...input).then(resolve, reject);
    waiting.set(job.id, { resolve, reject, fallBack });
    running.postMessage(job, []);
  });
};
