import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';

import type { Input, Jobs, Order, Outcome } from './jobs.ts';

/** As many as the machine can run at once; `BUILD_THREADS` asks for another number, for comparisons. */
export const threadCount = Number(process.env['BUILD_THREADS']) || availableParallelism();

/** Jobs that a thread has at once: while it does one, the next ones are there already. */
const depth = 16;

/** How many jobs keep every thread busy. */
export const jobsAtOnce = threadCount * depth;

type Waiting = {
  order: Order;
  /** What it is about, for the error if the thread dies. */
  about: string;
  settle: (outcome: Outcome) => void;
};

type Thread = { worker: Worker; held: Waiting[] };

const threads: Thread[] = [];
const queue: Waiting[] = [];

function startThread(): Thread {
  // Without the main thread's own switches, such as a module that reports the use of the whole process.
  const worker = new Worker(resolve(import.meta.dirname, 'jobs.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const thread: Thread = { worker, held: [] };
  worker.on('message', (outcome: Outcome) => {
    thread.held.shift()?.settle(outcome);
    fill();
  });
  const die = (reason: string) => {
    const at = threads.indexOf(thread);
    if (at >= 0) threads.splice(at, 1);
    const [first, ...others] = thread.held.splice(0);
    queue.unshift(...others);
    first?.settle({ error: new Error(`${first.about}: ${reason}`), code: undefined });
    fill();
  };
  worker.on('error', (error) => die(`the thread that made this stopped: ${String(error)}`));
  worker.on('exit', (code) => die(`the thread that made this ended with code ${code}`));
  threads.push(thread);
  return thread;
}

/** Gives waiting jobs to the threads with the fewest, and lets the process end when all are done. */
function fill(): void {
  while (queue.length > 0) {
    const free = threads.toSorted((a, b) => a.held.length - b.held.length)[0];
    const isIdle = free?.held.length === 0;
    const thread = isIdle || threads.length === threadCount ? free : startThread();
    if (!thread || thread.held.length === depth) break;
    const next = queue.shift();
    if (!next) break;
    thread.held.push(next);
    thread.worker.postMessage(next.order);
  }
  for (const { worker, held } of threads)
    if (held.length > 0) worker.ref();
    else worker.unref();
}

/**
 * Does a job in another thread. Threads start when they are needed.
 * @param about what the job is about, for the error if its thread dies
 * @throws Error that the job throws
 */
export function inThread<Name extends keyof Jobs>(
  name: Name,
  input: Input<Name>,
  about: string,
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  return new Promise((done, fail) => {
    const settle = (outcome: Outcome) => {
      if ('output' in outcome) done(outcome.output as Awaited<ReturnType<Jobs[Name]>>);
      else
        fail(
          outcome.error instanceof Error && outcome.code !== undefined
            ? Object.assign(outcome.error, { code: outcome.code })
            : outcome.error,
        );
    };
    queue.push({ order: { name, input } as Order, about, settle });
    fill();
  });
}

/** Ends all threads, which frees their memory. Others start when there are jobs again. */
export async function endThreads(): Promise<void> {
  await Promise.all(threads.splice(0).map(({ worker }) => worker.terminate()));
}
