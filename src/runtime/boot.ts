/** The browser's only entry, on every page. README.md lists the steps. */
import { toggleData, withData, closestTarget } from '../lib/dom/attributes.ts';
import { enhancePage, startChrome } from '../chrome/enhance-page.ts';
import { localKeys, storageKeys } from '../config/storage-keys.ts';
import { hashName } from '../lib/dom/address.ts';
import { storedText } from '../lib/storage/stored-text.ts';
import { handleOpeners, takeOverPopovers } from './openers.ts';
import {
  changedOutside,
  htmlParsed,
  intents,
  isMetered,
  isUnmoved,
  pageLoaded,
} from './page-events.ts';
import { typeAgain } from './reload.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { recordChanges } from './early-changes.ts';
import { followPresses, loadShell, wake, wakeWanted } from './wake.ts';

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

const { cookieChoice, currentUser } = storageKeys;

/** Sets attributes for CSS before any other code has loaded. */
function reflectVisit(): void {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  toggleData(root, 'signed-in', storedText(currentUser.key) !== null);
  toggleData(root, 'asks-cookies', storedText(cookieChoice.key) === null);
  toggleData(root, 'gpc', globalPrivacyControl === true);
}

/** Follows the campaign that the address names. */
async function followCampaign(): Promise<void> {
  if (!location.search.includes('utm_')) return;
  const campaign = await import('../lib/storage/campaign.ts');
  campaign.followCampaign();
}

async function start(): Promise<void> {
  await htmlParsed();
  // A proxy has hidden mail addresses. They have to be there before anything reads the page.
  if (document.querySelector('[data-cfemail],[href*=email-protection]'))
    await import('./show-addresses.ts').then((code) => code.showAddresses()).catch(() => {});
  takeOverPopovers();
  startChrome();
  reflectVisit();
  // After a failure, messages will not say it.
  followCampaign().catch(() => {});
  recordChanges(document.body);
  typeAgain();
  for (const type of ['hashchange', 'popstate', 'pagestate', 'pageshow'])
    addEventListener(type, wakeWanted);
  changedOutside()
    .then(loadShell)
    .catch(() => {});

  await pageLoaded();
  enhancePage();
  wakeWanted();
  // What the site stored besides the cookie choice may be a session or a message that React has to show.
  const hasStored = localKeys.some((key) => key !== cookieChoice.key && storedText(key) !== null);
  if (hasStored || hashName().startsWith('restore-')) loadShell().catch(() => {});
  // A press tries again.
  if (!isMetered())
    import('./fetch-ahead.ts').then((code) => code.fetchWhileIdle()).catch(() => {});
}

toggleData(root, 'booted', true);
followPresses();
handleOpeners();
replayEarlyInput();
for (const type of intents)
  document.addEventListener(type, onIntent, { capture: true, passive: true });

void start();
