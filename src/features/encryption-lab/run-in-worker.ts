import { trustedScriptUrl } from '../../lib/trusted-script-url.ts';
import { workerCalls, WorkerGone } from '../../lib/worker-calls.ts';
import address from './lab.worker.ts?worker&url';
import type { Inputs, Run, TaskName } from './tasks.ts';

export type Job = { readonly name: TaskName; readonly input: Inputs[TaskName] };

const worker = workerCalls(
  () => new Worker(trustedScriptUrl(address), { type: 'module', name: 'encryption-lab' }),
);

/** Rejects all running tasks. The next task starts a new worker. */
export const stopWorker = (): void => worker.stop();

/**
 * Runs a task in the lab's worker, or on the page if the browser blocks the worker.
 * @throws Error if the task fails or the worker is stopped
 */
export const runInWorker: Run = async (name, ...input) => {
  try {
    return await worker.call({ name, input } satisfies Job);
  } catch (error) {
    if (!(error instanceof WorkerGone)) throw error;
    const { runHere } = await import('./tasks.ts');
    return runHere(name, ...input);
  }
};
