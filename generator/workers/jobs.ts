/** What the threads of `pool.ts` do. Node runs this file as it is, so what it imports has no JSX. */
import { parentPort } from 'node:worker_threads';

import type { PageOrder } from '../pages/page-maker.ts';

// Imported late, because a thread seldom does all of them, and each takes a third of a second to load.
const jobs = {
  makePage: async (order: PageOrder) => (await import('../pages/page-maker.ts')).makePage(order),
  readArticle: async (slug: string) => (await import('../blog/read-articles.ts')).readArticle(slug),
  downloads: async (wanted: readonly string[]) =>
    (await import('../files/made-files.ts')).makeFiles(wanted),
};

/** Each takes one value and gives one, which threads can copy. */
export type Jobs = typeof jobs;

/** What a job takes. */
export type Input<Name extends keyof Jobs> = Parameters<Jobs[Name]>[0];

export type JobOrder = { [Name in keyof Jobs]: { name: Name; input: Input<Name> } }[keyof Jobs];

/** A copy of an error loses its code, which says what a machine lacks (`generator/machine.mjs`). */
export type JobOutcome = { output: unknown } | { error: unknown; code: unknown };

async function outcomeOf({ name, input }: JobOrder): Promise<JobOutcome> {
  try {
    const job: (value: never) => unknown = jobs[name];
    return { output: await job(input as never) };
  } catch (error) {
    return { error, code: (error as { code?: unknown }).code };
  }
}

// One job at a time, in order, so that the first without an answer is the one that a thread holds.
let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (order: JobOrder) => {
  last = last.then(async () => {
    const outcome = await outcomeOf(order);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(outcome);
  });
});
