import { storageKeys } from '../config/storage-keys.ts';
import { followBanner } from '../features/cookie-consent/banner.ts';
import { hasData, openerOf, toggleData, withData } from '../lib/dom/attributes.ts';
import { closestTarget } from '../lib/dom/closest-target.ts';
import { isStored, storedText } from '../lib/storage/stored-text.ts';
import { createEnhance, enhanceAll } from '../runtime/enhance.ts';
import { runDropdowns } from './dropdowns.ts';
import { enhancers } from './enhancers.ts';

/** The search dialog stores the key to turn the shortcut off. */
const isSlashOff = () => storedText(storageKeys.slashKey.key) !== null;

const fieldSelector =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';

/**
 * Makes Ctrl+K, Command+K and `/` press the search button, except in a field: there Ctrl+K deletes to the end of
 * the line on a Mac, and input methods for Japanese turn text into katakana with it.
 */
function followSearchShortcut(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event;
    const isShortcut = key === 'k' ? ctrlKey || metaKey : key === '/' && !isSlashOff();
    if (!isShortcut || closestTarget(event, fieldSelector)) return;
    event.preventDefault();
    openerOf('search')?.click();
  });
}

/** Loads the tooltip when a claim or a status badge is first pointed at or focused. */
function onApproach(event: Event): void {
  if (closestTarget(event, `a.claim, ${withData('hint')}`))
    import('./tooltip.ts').then(({ startTooltip }) => startTooltip(event)).catch(() => {});
}

function followHints(): void {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, onApproach, { passive: true });
}

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
