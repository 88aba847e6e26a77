/**
 * The one browser entry: a few hundred bytes that wait for the first paint, or for the visitor's first
 * intent, and only then fetch React and this page's code. Measured: fetching at once costs the largest
 * paint about 350 ms, waiting for idle costs seconds of hydration.
 */
import { holdEarlyClicks } from './lib/early-clicks.ts';
import { firstIntent, loaded } from './lib/first-intent.ts';
import { keepServed } from './lib/served-markup.ts';
import { storedText } from './lib/stored-text.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const { session = '', consent = '', modules = '' } = root.dataset;
const said = document.documentElement.dataset;
// A signed-in visitor is not shown the doors to an account for a moment on every page.
if (storedText(session)) said['signedIn'] = '';
if (storedText(consent) === null) said['asksCookies'] = '';
if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) said['gpc'] = '';

const replay = holdEarlyClicks(document);
const restore = keepServed(root);

void Promise.race([loaded(), firstIntent(document)])
  .then(() => {
    const [page = '', ...shared] = modules.split(' ');
    for (const href of shared) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    return Promise.all([import('./hydrate.tsx'), import(/* @vite-ignore */ page)]);
  })
  .then(([{ hydrate }, { Page }]) => hydrate(root, Page, restore))
  .then(replay)
  .catch((error: unknown) => {
    // Nobody would hear the answer.
    delete said['asksCookies'];
    throw error;
  });
