import { closestTarget, hasData, openerSelector, toggleData } from '../lib/dom/attributes.ts';
import { reportFailure } from './load.ts';
import { firstPressShown, loadShell } from './wake.ts';

const openerAt = (event: Event) => closestTarget(event, openerSelector);

/** The control itself if it is a link, or the plain link after a button. */
const plainLink = (control: HTMLElement): HTMLAnchorElement | undefined =>
  [control, control.nextElementSibling].find((element) => element instanceof HTMLAnchorElement);

async function loadOpened(control: HTMLElement) {
  await firstPressShown();
  const overlays = await import('../chrome/overlays.ts');
  return overlays.loadOpened(control);
}

/** The control pressed last. */
let latest: HTMLElement | undefined;

/** Loads React and what the control opens in parallel, then opens it. Until then the control shows that it is busy. */
async function open(control: HTMLElement): Promise<void> {
  toggleData(control, 'held', true);
  latest = control;
  try {
    const loading = Promise.all([loadShell(), loadOpened(control)]);
    const [{ openOverlay }, opened] = await reportFailure(loading);
    // On a slow line another dialog may have been asked for meanwhile. A message is handed over all the same.
    if (control === latest || hasData(control, 'request')) await openOverlay(control, opened);
  } catch {
    const link = plainLink(control);
    if (link) location.href = link.href;
  } finally {
    toggleData(control, 'held', false);
  }
}

/** Handles every control that opens a dialog, a menu or a request over the page. */
export function handleOpeners(): void {
  document.addEventListener(
    'click',
    (event) => {
      const control = openerAt(event);
      // Modifier keys mean something to the browser, for example a new tab.
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Ignore a press while the last one is waited for, and the second click of a double click, which would hand a
      // message over twice. A dialog may be opened again as soon as it is closed.
      const isSecond = event.detail > 1 && hasData(control, 'request');
      if (!isSecond && !hasData(control, 'held')) void open(control);
    },
    { capture: true },
  );
  const onApproach = (event: Event) => {
    const control = openerAt(event);
    // Before React is there, only a press is worth the bytes.
    const isWorthIt = event.type === 'pointerdown' || hasData(document.documentElement, 'live');
    if (control && isWorthIt) loadOpened(control).catch(() => {});
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onApproach, { passive: true });
}
