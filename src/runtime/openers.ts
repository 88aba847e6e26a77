import {
  closestTarget,
  dataOf,
  hasData,
  openerOf,
  toggleData,
  withData,
} from '../lib/dom/attributes.ts';
import { htmlParsed } from './page-events.ts';
import { dialogNamed, fetchDialog, isSecond, openDialog } from './dialogs.ts';
import { reload } from './reload.ts';
import { firstPressShown, loadShell } from './wake.ts';

/** A control that opens a dialog of the page, or hands over a message that is written. */
const openerAt = (event: Event) =>
  closestTarget(event, `${withData('opens')}, ${withData('request')}`);

async function loadRequests() {
  await firstPressShown();
  return import('../features/request/hand-over.ts');
}

/** Stores and hands over the message of a mail link. If its code does not come, the link itself does. */
async function handOver(link: HTMLAnchorElement): Promise<void> {
  toggleData(link, 'held', true);
  try {
    const [requests] = await Promise.all([loadRequests(), loadShell()]);
    await requests.handOver(link);
  } catch {
    location.href = link.href;
  } finally {
    toggleData(link, 'held', false);
  }
}

/** Opens a dialog as soon as it is there. */
async function openParsed(control: HTMLElement): Promise<void> {
  if (hasData(control, 'held')) return;
  toggleData(control, 'held', true);
  await htmlParsed();
  toggleData(control, 'held', false);
  control.click();
}

function onClick(event: MouseEvent): void {
  if (isSecond(event)) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const control = openerAt(event);
  // Every control of the menu closes it, and so does the button of each dialog.
  const closing = closestTarget(event, '.dialog-close, .menu-sheet :is(a, button)');
  closing?.closest('dialog')?.close();
  if (closestTarget(event, 'a[href=""]')) {
    event.preventDefault();
    reload();
  }
  if (!control) return;
  const isLink = control instanceof HTMLAnchorElement;
  // There, modifier keys mean something to the browser, for example a new tab.
  if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
  event.preventDefault();
  const dialog = dialogNamed(dataOf(control, 'opens') ?? '');
  if (dialog) openDialog(dialog, { opener: control });
  // The HTML of the dialogs is last.
  else if (document.readyState === 'loading' && hasData(control, 'opens')) void openParsed(control);
  // Ignore a press while the last one is waited for, and the second click of a double click, which would hand a
  // message over twice.
  else if (isLink && event.detail < 2 && !hasData(control, 'held')) void handOver(control);
}

/** Fetches early what a press on a control is about to need. */
function onApproach(event: Event): void {
  const control = openerAt(event);
  const dialog = control && dialogNamed(dataOf(control, 'opens') ?? '');
  if (dialog) fetchDialog(dialog);
  // Before React is there, only a press is worth the bytes.
  else if (control && (event.type === 'pointerdown' || hasData(document.documentElement, 'live')))
    loadRequests().catch(() => {});
}

/**
 * Opens as dialogs what the browser has opened as popovers while no script was there. From here on, a button is none
 * that shows a popover, which screen readers would call collapsed.
 */
export function takeOverPopovers(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    const dialog = button.popoverTargetElement;
    button.popoverTargetElement = null;
    if (dialog instanceof HTMLDialogElement && dialog.matches(':popover-open'))
      openDialog(dialog, { opener: button });
  }
}

/** Whether a press on a dialog itself is on its backdrop: its box has places without content, and a scrollbar. */
function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { x, y, right, bottom } = dialog.getBoundingClientRect();
  return clientX < x || clientX > right || clientY < y || clientY > bottom;
}

/** Handles every control that opens a dialog or hands a message over, and the ways to close a dialog. */
export function handleOpeners(): void {
  document.addEventListener('click', onClick, { capture: true });
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onApproach, { passive: true });
  document.addEventListener('mousedown', (event) => {
    // It would move the focus, too.
    if (isSecond(event)) event.preventDefault();
    else if (event.target instanceof HTMLDialogElement && isOutside(event.target, event))
      event.target.close();
  });
  // A wide window has the navigation in its header, and no button for the menu.
  addEventListener('resize', () => {
    if (openerOf('menu')?.checkVisibility() === false) dialogNamed('menu')?.close();
  });
}
