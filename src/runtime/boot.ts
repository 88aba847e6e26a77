/**
 * The browser's only entry, on every page. It listens before the page is complete, shows at the root element
 * what the browser stores for this visitor, and loads the rest when it is wanted. The steps are in README.md.
 */
import { storedTextCount, storedText } from '../lib/stored-text.ts';
import { reportFailure } from './load.ts';
import { answerOpeners } from './open-overlays.ts';
import { changedOutside, intents, loaded, parsed } from './page-events.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { recordChanges } from './undo-changes.ts';
import { wakeWanted } from './wake-when.ts';
import { loadEnhancements, loadShell, wake } from './wake.ts';

const { dataset: root } = document.documentElement;

/** The visitor turned to an element: wakes the islands around it, and React in any case. */
function onIntent({ target }: Event): void {
  loadShell().catch(() => {});
  let host = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  while (host) {
    wake(host).catch(() => {});
    host = host.parentElement?.closest<HTMLElement>('[data-island]') ?? null;
  }
}

/** What the browser stores decides what CSS shows before any other code is there. */
function showStoredState(sessionKey: string, isCookieChoiceMade: boolean): void {
  if (storedText(sessionKey)) root['signedIn'] = '';
  if (!isCookieChoiceMade) root['asksCookies'] = '';
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) root['gpc'] = '';
}

async function start(): Promise<void> {
  await parsed();
  const { session = '', consent = '' } = document.getElementById('root')?.dataset ?? {};
  const isCookieChoiceMade = storedText(consent) !== null;
  recordChanges(document.body);
  showStoredState(session, isCookieChoiceMade);
  for (const type of ['hashchange', 'popstate', 'pagestate']) addEventListener(type, wakeWanted);
  changedOutside().then(loadShell, () => {});

  await loaded();
  // Without this code the banner's buttons do nothing, so hide the banner.
  reportFailure(loadEnhancements()).catch(() => delete root['asksCookies']);
  wakeWanted();
  // Stored texts other than the answer to the banner are a session, drafts or notices to show.
  const hasStoredTexts = storedTextCount() > Number(isCookieChoiceMade);
  if (hasStoredTexts || location.hash.startsWith('#restore-')) loadShell().catch(() => {});
}

answerOpeners();
replayEarlyInput();
for (const type of intents)
  document.addEventListener(type, onIntent, { capture: true, passive: true });

void start();
