import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';

import { language } from '../../src/config/language.ts';
import { isSource } from '../languages/overlay.ts';
import type { Input, Jobs, JobOrder, JobOutcome } from './jobs.ts';

/** Jobs that a thread has at once: when one is done, the next is there, however busy the main thread is. */
const depth = 16;

/** Jobs that the others have before another thread starts: its start takes as long as some of them. */
const enough = 8;

type Waiting = {
  readonly order: JobOrder;
  /** What it is about, for the error if the thread dies. */
  readonly about: string;
  readonly settle: (outcome: JobOutcome) => void;
};

type Thread = { readonly worker: Worker; readonly held: Waiting[] };

/** Threads that do jobs. They start when they are needed, and keep the process alive until they are ended. */
export class ThreadPool {
  private readonly code: string | URL;
  private readonly most: number;
  /** What is different in that of threads that start from now on. */
  readonly environment: NodeJS.ProcessEnv;
  private readonly threads = new Set<Thread>();
  private readonly queue: Waiting[] = [];

  /**
   * @param code the module of a thread, which answers orders one after another
   * @param most number of threads
   * @param environment what is different in theirs
   */
  constructor(code: string | URL, most: number, environment: NodeJS.ProcessEnv = {}) {
    this.code = code;
    this.most = most;
    this.environment = environment;
  }

  /**
   * Does a job in another thread.
   * @param about what it is about, for the error if its thread dies
   * @throws Error that the job throws
   */
  run<Name extends keyof Jobs>(
    name: Name,
    input: Input<Name>,
    about: string,
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    return new Promise((done, fail) => {
      const settle = (outcome: JobOutcome) => {
        if ('output' in outcome) done(outcome.output as Awaited<ReturnType<Jobs[Name]>>);
        else if (outcome.error instanceof Error && outcome.code !== undefined)
          fail(Object.assign(outcome.error, { code: outcome.code }));
        else fail(outcome.error);
      };
      this.queue.push({ order: { name, input } as JobOrder, about, settle });
      this.fill();
    });
  }

  /** Ends the threads, which frees their memory, and forgets their jobs. Others start when there are jobs again. */
  async end(): Promise<void> {
    this.queue.length = 0;
    const ending = [...this.threads];
    // A job that comes meanwhile goes to none of them.
    this.threads.clear();
    for (const { held } of ending) held.length = 0;
    await Promise.all(ending.map(({ worker }) => worker.terminate()));
  }

  private start(): Thread {
    // Without the switches of this process, such as a module that reports its use.
    const execArgv = ['--disable-warning=ExperimentalWarning'];
    const env = { ...process.env, ...this.environment };
    const worker = new Worker(this.code, { execArgv, env });
    const thread: Thread = { worker, held: [] };
    worker.on('message', (outcome: JobOutcome) => {
      thread.held.shift()?.settle(outcome);
      this.fill();
    });
    let reason = '';
    worker.on('error', (error) => (reason = `: ${String(error)}`));
    worker.on('exit', (code) => {
      this.threads.delete(thread);
      const [first, ...others] = thread.held;
      this.queue.unshift(...others);
      const sentence = `the thread that made this ended with code ${code}${reason}`;
      first?.settle({ error: new Error(`${first.about}: ${sentence}`), code: undefined });
      this.fill();
    });
    this.threads.add(thread);
    return thread;
  }

  /** Gives waiting jobs to the threads with the fewest. */
  private fill(): void {
    while (this.queue.length > 0) {
      const [idlest] = [...this.threads].toSorted((a, b) => a.held.length - b.held.length);
      const hasRoom = (idlest?.held.length ?? enough) < enough || this.threads.size === this.most;
      const thread = idlest && hasRoom ? idlest : this.start();
      const next = thread.held.length < depth ? this.queue.shift() : undefined;
      if (!next) break;
      thread.held.push(next);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.worker.postMessage(next.order);
    }
  }
}

/** As many as the machine can run at once; `BUILD_THREADS` asks for another number, to compare. */
const threadCount = Number(process.env['BUILD_THREADS']) || availableParallelism();

/** How many jobs keep every thread busy. */
export const jobsAtOnce = threadCount * depth;

const jobs = resolve(import.meta.dirname, 'jobs.ts');

/** The threads of a build. */
export const threads = new ThreadPool(jobs, threadCount);

/**
 * A thread of its own for files to download, which need no compilers of texts. They are in English, and made anew when
 * the development server sees a change.
 */
export const documentThreads = new ThreadPool(
  jobs,
  1,
  isSource(language) ? {} : { TEXT_LOCALE: 'en-US' },
);

export const endThreads = () => Promise.all([threads.end(), documentThreads.end()]);
