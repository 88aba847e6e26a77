/** The browser's only entry, on every page. README.md lists the steps. */
import { dataOf, toggleData, withData } from '../lib/attributes.ts';
import { enhancePage } from '../chrome/enhance-page.ts';
import { closestTarget } from '../lib/closest-target.ts';
import { hashName } from '../lib/hash.ts';
import { storedTextCount, storedText } from '../lib/stored-text.ts';
import { handleOpeners } from './open-overlays.ts';
import { changedOutside, htmlParsed, intents, isUnmoved, pageLoaded } from './page-events.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { recordChanges } from './undo-changes.ts';
import { wakeWanted } from './wake-when.ts';
import { loadShell, wake } from './wake.ts';

const root = document.documentElement;

/** Loads React and wakes the islands around the event's target. */
function onIntent(event: Event): void {
  if (isUnmoved(event)) return;
  loadShell().catch(() => {});
  let host = closestTarget(event, withData('island'));
  while (host) {
    wake(host).catch(() => {});
    host = host.parentElement?.closest<HTMLElement>(withData('island')) ?? null;
  }
}

/** Sets attributes for CSS before any other code has loaded. */
function showStoredState(sessionKey: string, isCookieChoiceMade: boolean): void {
  if (storedText(sessionKey)) toggleData(root, 'signed-in', true);
  if (!isCookieChoiceMade) toggleData(root, 'asks-cookies', true);
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
    toggleData(root, 'gpc', true);
}

/** The storage keys of the session and of the cookie choice, which the page names. */
function keptKeys(): readonly (string | undefined)[] {
  const page = document.getElementById('root');
  return (['session', 'consent'] as const).map((name) => (page && dataOf(page, name)) ?? undefined);
}

async function start(): Promise<void> {
  await htmlParsed();
  const [session = '', consent = ''] = keptKeys();
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
  if (hasStoredTexts || hashName().startsWith('restore-')) loadShell().catch(() => {});
}

handleOpeners();
replayEarlyInput();
for (const type of intents)
  document.addEventListener(type, onIntent, { capture: true, passive: true });

void start();
