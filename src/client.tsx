/**
 * The one browser entry: about a kilobyte that fetches the rest when it is wanted. What needs no React
 * (`chrome/controls.ts`) comes once the page has loaded. React and this page's code come at the visitor's
 * first intent; where the browser keeps something for this visitor, such as a session or a draft, or the
 * address asks for more than the page, they come by themselves. Measured: docs/decisions/0053.
 */
import { holdEarlyClicks } from './lib/early-clicks.ts';
import { changedOutside, firstIntent, loaded } from './lib/first-intent.ts';
import { keptTexts, storedText } from './lib/stored-text.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const { session = '', consent = '', modules = '' } = root.dataset;
const said = document.documentElement.dataset;
const chosen = storedText(consent) !== null;
// A signed-in visitor is not shown the doors to an account for a moment on every page.
if (storedText(session)) said['signedIn'] = '';
if (!chosen) said['asksCookies'] = '';
if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) said['gpc'] = '';

const release = holdEarlyClicks(document, { controls: 'button, a[data-enquiry]' });
const intent = firstIntent(document);
const hasMore = location.search !== '' || location.hash !== '' || keptTexts() > Number(chosen);

Promise.race([loaded(), intent])
  .then(() => import('./chrome/controls.ts'))
  .then(({ runControls, answeredControls }) => {
    runControls();
    release(answeredControls);
  })
  .catch((error: unknown) => {
    // Nobody would hear the answer.
    delete said['asksCookies'];
    throw error;
  });

void Promise.race([intent, changedOutside(), ...(hasMore ? [loaded()] : [])])
  .then(() => {
    const [page = '', ...shared] = modules.split(' ');
    for (const href of shared) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    return Promise.all([import('./hydrate.tsx'), import(/* @vite-ignore */ page)]);
  })
  .then(([{ hydrate }, { Page }]) => hydrate(root, Page))
  // Links that are held work without code as well, in their plain way.
  .finally(() => release());
