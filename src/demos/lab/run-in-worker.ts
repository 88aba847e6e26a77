import { trustedScriptUrl } from '../../lib/dom/trusted-script-url.ts';
import { workerCalls, WorkerGone } from '../../lib/dom/worker-calls.ts';
import { yieldToMain } from '../../lib/dom/pace.ts';
import address from './lab.worker.ts?worker&url';
import type { LabJob, RunTask } from './tasks.ts';

const worker = workerCalls(
  () => new Worker(trustedScriptUrl(address), { type: 'module', name: 'encryption-lab' }),
);

let onPage = new AbortController();

/** Rejects all running tasks. The next task starts a new worker. */
export function stopTasks(): void {
  worker.stop();
  onPage.abort(new Error('Stopped'));
  onPage = new AbortController();
}

/** Runs a task on the page, which stays alive and hears a press on Stop. */
const runOnPage: RunTask = async (name, ...input) => {
  const { signal } = onPage;
  const { runnerHere } = await import('./tasks.ts');
  const run = runnerHere(async () => {
    await yieldToMain();
    signal.throwIfAborted();
  });
  signal.throwIfAborted();
  // One operation may take seconds, and need not be waited for.
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([run(name, ...input), stopped]);
};

/**
 * Runs a task in the lab's worker, or on the page if the browser blocks the worker.
 * @throws Error if the task fails or the worker is stopped
 */
export const runInWorker: RunTask = async (name, ...input) => {
  try {
    return await worker.call({ name, input } satisfies LabJob);
  } catch (error) {
    if (!(error instanceof WorkerGone)) throw error;
    return runOnPage(name, ...input);
  }
};
