import { storageKeys } from '../config/storage-keys.ts';
import { followBanner } from '../features/cookie-consent/banner.ts';
import { hashTarget } from '../lib/dom/address.ts';
import { closestTarget, hasData, openerOf, toggleData, withData } from '../lib/dom/attributes.ts';
import { storedText } from '../lib/storage/stored-text.ts';
import { createEnhance, enhanceAll } from '../runtime/enhance.ts';
import { importNamed } from '../runtime/fetch-files.ts';
import { runDropdowns } from './dropdowns.ts';

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
    // Under the search, one would cover what it leads to.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(
      'dialog:modal:not(.dialog-search)',
    ))
      dialog.close();
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

/** Opens what phones fold, in the part that the address names. The skip link names the whole page. */
function unfoldTarget(): void {
  const target = hashTarget();
  if (!target || target.localName === 'main') return;
  for (const fold of target.querySelectorAll<HTMLDetailsElement>('.fold')) fold.open = true;
}

const enhance = createEnhance((element) => importNamed(element, 'enhance'));
const root = document.documentElement;

/** Makes the menus, the cookie banner, hints and the search shortcut work. Call it once, when the HTML is parsed. */
export function startChrome(): void {
  runDropdowns(document);
  followBanner();
  followHints();
  followSearchShortcut();
  unfoldTarget();
  addEventListener('hashchange', unfoldTarget);
}

/** Makes all else work that needs no React, once: at the load event, or at an earlier press. */
export function enhancePage() {
  if (hasData(root, 'enhanced')) return { enhance };
  enhanceAll(document, enhance);
  toggleData(root, 'enhanced', true);
  return { enhance };
}
