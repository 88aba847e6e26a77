import { dataOf } from '../lib/dom/attributes.ts';
import { fetchAhead, isLineFree } from './fetch-files.ts';

/** Not in the types yet, and not in every browser. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

function isMetered(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return connection.saveData === true || connection.effectiveType?.endsWith('2g') === true;
}

/** Between two looks whether the page has nothing to do, in browsers that don't tell. */
const pauseMs = 200;

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, pauseMs);
  });

/** The files that the page is likely to need, React's code first; the build lists them. */
export const filesAhead = (): readonly string[] =>
  dataOf(document.getElementById('root') ?? document.body, 'ahead')?.split(' ') ?? [];

/**
 * Fetches the code of the page's own forms and dialogs while the page is idle, one file after the other, so that a
 * press is answered at once and also without a line. It waits while something is fetched for a press, and does nothing
 * on lines that cost by the byte.
 */
export async function fetchWhileIdle(): Promise<void> {
  if (isMetered()) return;
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
