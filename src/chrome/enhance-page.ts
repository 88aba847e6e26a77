import { hasData, toggleData } from '../lib/dom/attributes.ts';
import { storageKeys } from '../config/storage-keys.ts';
import { followBanner } from '../features/cookie-consent/banner.ts';
import { isStored } from '../lib/storage/stored-text.ts';
import { createEnhance, enhanceAll } from '../runtime/enhance.ts';
import { followHints } from './hints.ts';
import { runDropdowns } from './dropdowns.ts';
import { enhancers } from './enhancers.ts';
import { followSearchShortcut } from './search-shortcut.ts';

const enhance = createEnhance(enhancers);
const root = document.documentElement;

/** Removes messages that are older than the Outbox promises, also if it is not opened again. */
async function tidyOutbox(): Promise<void> {
  if (!isStored(storageKeys.outbox.key)) return;
  const { removeExpired } = await import('../features/request/outbox/outbox.ts');
  removeExpired();
}

/** Makes everything work that needs no React, once: at the load event, or at an earlier press. */
export function enhancePage() {
  if (hasData(root, 'enhanced')) return { enhance };
  runDropdowns(document);
  followBanner();
  followHints();
  followSearchShortcut();
  enhanceAll(document, enhance);
  // After a failure, the next page does it.
  tidyOutbox().catch(() => {});
  toggleData(root, 'enhanced', true);
  return { enhance };
}
