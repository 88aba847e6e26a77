import { fetchAhead, filesAhead, isLineFree } from './fetch-files.ts';

/** Between two looks whether the page has nothing to do, in browsers that don't tell. */
const pauseMs = 200;

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, pauseMs);
  });

/**
 * Fetches the code of the page's own forms and dialogs while the page is idle, one file after the other, so that a
 * press is answered at once and also without a line. It waits while something is fetched for a press.
 */
export async function fetchWhileIdle(): Promise<void> {
  // A page that the browser prepares behind a link may never be seen.
  if ('prerendering' in document && document.prerendering)
    await new Promise((seen) => {
      document.addEventListener('prerenderingchange', seen, { once: true });
    });
  for (const file of filesAhead()) {
    do await idle();
    while (!isLineFree());
    await fetchAhead(file);
  }
}
