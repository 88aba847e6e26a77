import { fetchAhead, filesAhead, isLineFree } from './fetch-files.ts';

/** Between two looks whether the page has nothing to do, in browsers that don't tell. */
const pauseMs = 200;

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, pauseMs);
  });

/** Resolves when the page has nothing to do and nothing is fetched for a press. */
async function quiet(): Promise<void> {
  do await idle();
  while (!isLineFree());
}

/**
 * Fetches the code of the page's own forms and dialogs while the page is idle, React's first, so that a press is
 * answered at once and also without a line. Then it runs React's code, which takes most of the time that all the code
 * of a press takes to run; it starts nothing.
 */
export async function fetchWhileIdle(): Promise<void> {
  // A page that the browser prepares behind a link may never be seen.
  if ('prerendering' in document && document.prerendering)
    await new Promise((seen) => {
      document.addEventListener('prerenderingchange', seen, { once: true });
    });
  const files = filesAhead();
  for (const together of [files.slice(0, 1), files.slice(1)]) {
    await quiet();
    await Promise.all(together.map(fetchAhead));
  }
  await quiet();
  await import('./shell.tsx');
}
