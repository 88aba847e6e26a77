import { expect, test } from 'vitest';

import { ThreadPool } from './pool.ts';

/** Threads whose module is this code, which has `job(slug)` and answers with what that gives. */
const poolOf = (job: string) =>
  new ThreadPool(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        const job = ${job};
        parentPort.on('message', ({ input }) =>
          parentPort.postMessage(job(input)));
      `)}`,
    ),
    2,
  );

const slugs = Array.from({ length: 100 }, (_, index) => `article-${index}`);

// Seen to fail: without a new thread for the jobs that the dead one had not begun.
test('a thread that dies says which page it held, and the others are made', async () => {
  const pool = poolOf("(slug) => slug === 'article-7' ? process.exit(3) : { output: slug }");
  const results = await Promise.allSettled(
    slugs.map((slug) => pool.run('readArticle', slug, `src/content/blog/${slug}.mdx`)),
  );
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(failed).toEqual([
    new Error('src/content/blog/article-7.mdx: the thread that made this ended with code 3'),
  ]);
  const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(made).toEqual(slugs.filter((slug) => slug !== 'article-7'));
  await pool.end();
});

test('an error of a job keeps its sentence and its code, and has no trace that it did not have', async () => {
  const pool = poolOf(
    "() => { const error = new Error('blog/a.mdx:3: no'); error.stack = ''; return { error, code: 'ENOSPC' }; }",
  );
  await expect(pool.run('readArticle', 'a', 'a')).rejects.toMatchObject({
    message: 'blog/a.mdx:3: no',
    stack: '',
    code: 'ENOSPC',
  });
  await pool.end();
});

// Seen to fail: it went to the thread that was ending, and was said to have ended it.
test('a job that comes while the threads end is done by another', async () => {
  const pool = poolOf('(slug) => ({ output: slug })');
  await pool.run('readArticle', 'a', 'a');
  const ended = pool.end();
  await expect(pool.run('readArticle', 'b', 'b')).resolves.toBe('b');
  await ended;
  await pool.end();
});
