/**
 * The one browser entry: about a kilobyte that fetches the rest when it is wanted. It runs as soon as it is
 * there, be the page read or not, and holds presses from then on. What needs no React
 * (`chrome/controls.ts`) comes once the page has loaded. React and this page's code come at the visitor's
 * first intent; where the browser keeps something for this visitor, such as a session or a draft, or the
 * address asks for more than the page, they come by themselves. Measured: docs/decisions/0053.
 */
import { holdEarlyClicks } from './lib/early-clicks.ts';
import { changedOutside, firstIntent, loaded, parsed } from './lib/first-intent.ts';
import { keepServed } from './lib/served-markup.ts';
import { keptTexts, storedText } from './lib/stored-text.ts';

const release = holdEarlyClicks(document, { controls: 'button, a[data-enquiry]' });
const intent = firstIntent(document);

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root element');
  return element;
}

/** Once the page has been read. */
function start(): void {
  const root = rootElement();
  const { session = '', consent = '', modules = '' } = root.dataset;
  const said = document.documentElement.dataset;
  const chosen = storedText(consent) !== null;
  // A signed-in visitor is not shown the doors to an account for a moment on every page.
  if (storedText(session)) said['signedIn'] = '';
  if (!chosen) said['asksCookies'] = '';
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) said['gpc'] = '';

  const restore = keepServed(root, { but: '[data-runs]' });
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
    .then(() => takeOver(root, modules, restore))
    .then(() => release());
}

async function fetchPage(modules: string) {
  const [page = '', ...shared] = modules.split(' ');
  for (const href of shared) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  return Promise.all([import('./hydrate.tsx'), import(/* @vite-ignore */ page)]);
}

/** Offline, or after a new release, code does not come: links go their plain way, and each click is a try. */
async function takeOver(root: HTMLElement, modules: string, restore: () => boolean): Promise<void> {
  for (;;) {
    try {
      const [{ hydrate }, { Page }] = await fetchPage(modules);
      return await hydrate(root, Page, restore);
    } catch (error) {
      console.warn('Code did not come', error);
      release();
      await new Promise((again) => {
        addEventListener('click', again, { once: true });
      });
    }
  }
}

void parsed().then(start);
