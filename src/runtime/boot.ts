/** The browser's only entry, on every page. README.md lists the steps. */
import { enhancePage } from '../chrome/enhance-page.ts';
import { closestTarget } from '../lib/closest-target.ts';
import { storedTextCount, storedText } from '../lib/stored-text.ts';
import { handleOpeners } from './open-overlays.ts';
import { changedOutside, htmlParsed, intents, pageLoaded } from './page-events.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { recordChanges } from './undo-changes.ts';
import { wakeWanted } from './wake-when.ts';
import { loadShell, wake } from './wake.ts';

const { dataset: root } = document.documentElement;

/** Loads React and wakes the islands around the event's target. */
function onIntent(event: Event): void {
  loadShell().catch(() => {});
  let host = closestTarget(event, '[data-island]');
  while (host) {
    wake(host).catch(() => {});
    host = host.parentElement?.closest<HTMLElement>('[data-island]') ?? null;
  }
}

/** Sets attributes for CSS before any other code has loaded. */
function showStoredState(sessionKey: string, isCookieChoiceMade: boolean): void {
  if (storedText(sessionKey)) root['signedIn'] = '';
  if (!isCookieChoiceMade) root['asksCookies'] = '';
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) root['gpc'] = '';
}

async function start(): Promise<void> {
  await htmlParsed();
  const { session = '', consent = '' } = document.getElementById('root')?.dataset ?? {};
  const isCookieChoiceMade = storedText(consent) !== null;
  recordChanges(document.body);
  showStoredState(session, isCookieChoiceMade);
  for (const type of ['hashchange', 'popstate', 'pagestate', 'pageshow'])
    addEventListener(type, wakeWanted);
  changedOutside()
    .then(loadShell)
    .catch(() => {});

  await pageLoaded();
  enhancePage();
  wakeWanted();
  // Anything stored besides the cookie choice may be a session or drafts that React has to show.
  const hasStoredTexts = storedTextCount() > Number(isCookieChoiceMade);
  if (hasStoredTexts || location.hash.startsWith('#restore-')) loadShell().catch(() => {});
}

handleOpeners();
replayEarlyInput();
for (const type of intents)
  document.addEventListener(type, onIntent, { capture: true, passive: true });

void start();
