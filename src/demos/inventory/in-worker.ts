import { trustedScriptUrl } from '../../lib/dom/trusted-script-url.ts';
import { workerCalls, WorkerGone } from '../../lib/dom/worker-calls.ts';
import type { Collection, Task, TaskName } from './collection.ts';
import address from './inventory.worker.ts?worker&url';

const worker = workerCalls(
  () => new Worker(trustedScriptUrl(address), { type: 'module', name: 'inventory' }),
);

/** On the page, where the browser blocks workers. */
let here: Promise<Collection> | undefined;
let hasAnswered = false;

function onPage(): Promise<Collection> {
  if (here) return here;
  const loading = import('./collection.ts').then(({ collection }) => collection());
  here = loading;
  // What did not load is loaded again the next time.
  loading.catch(() => {
    if (here === loading) here = undefined;
  });
  return loading;
}

/**
 * Asks the collection in the worker.
 * @throws Error if the worker ended while it read, or was stopped
 */
export async function ask<Name extends TaskName>(
  name: Name,
  ...input: Parameters<Collection[Name]>
): Promise<Awaited<ReturnType<Collection[Name]>>> {
  const run = async (on: Collection) => Reflect.apply(on[name], on, input);
  if (here) return run(await here);
  try {
    const answer = await worker.call({ name, input } satisfies Task);
    hasAnswered = true;
    return answer;
  } catch (error) {
    // A worker that ended while it read would take the page with it.
    if (hasAnswered || !(error instanceof WorkerGone)) throw error;
    return run(await onPage());
  }
}

/** Ends what is running, and forgets all that was read. The next question starts anew. */
export function stopReading(): void {
  worker.stop();
  here = undefined;
  hasAnswered = false;
}
