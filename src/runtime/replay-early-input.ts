import { closestTarget, hasData, toggleData, withData } from '../lib/dom/attributes.ts';
import { followDialog } from '../lib/dom/follow-dialog.ts';
import { enhancePage } from '../chrome/enhance-page.ts';
import { persist } from './load.ts';
import { wakeSurely } from './wake.ts';

/** Elements that code makes work. */
const hosts = `${withData('island')}, ${withData('enhance')}`;

/** Returns a loader for the code that handles an element, or undefined if nothing is missing. */
function missingCode(element: Element): (() => Promise<unknown>) | undefined {
  const host = element.closest<HTMLElement>(hosts);
  if (host && hasData(host, 'island') && !hasData(host, 'live')) return () => wakeSurely(host);
  if (host && hasData(host, 'enhance') && !hasData(host, 'enhanced'))
    return () => persist(() => enhancePage().enhance(host));
  return undefined;
}

/**
 * Stops an event, marks its control as waiting, and repeats the input when the code has loaded. Who closes the dialog
 * around it wants it no more.
 */
async function hold<Control extends HTMLElement>(
  event: Event,
  control: Control,
  repeat: (control: Control) => void,
): Promise<void> {
  const load = missingCode(control);
  if (!load) return;
  event.preventDefault();
  event.stopPropagation();
  const host = control.closest(hosts);
  const sameKind = () => [...(host?.querySelectorAll<Control>(control.localName) ?? [])];
  const index = sameKind().indexOf(control);
  toggleData(control, 'held', true);
  const dialog = control.closest('dialog');
  if (dialog) followDialog(dialog, () => toggleData(control, 'held', false));
  await load();
  if (dialog && !hasData(control, 'held')) return;
  toggleData(control, 'held', false);
  // React may have replaced the control.
  const current = control.isConnected ? control : sameKind()[index];
  if (current) repeat(current);
}

function onClick(event: MouseEvent): void {
  const control = closestTarget(event, 'button');
  // `openers.ts` prevents the default of what it handles.
  if (!control || event.defaultPrevented) return;
  // Two presses on a waiting control act once.
  if (hasData(control, 'held')) event.preventDefault();
  else void hold(event, control, (current) => current.click());
}

function onKey(event: KeyboardEvent): void {
  const { key, keyCode, ctrlKey, metaKey, altKey, repeat } = event;
  // Held on what opens a dialog, it would submit the form in it.
  if (repeat && key === 'Enter' && !closestTarget(event, 'textarea')) event.preventDefault();
  if (!/^(?:Arrow|Home$|End$|Enter$)/.test(key) || ctrlKey || metaKey || altKey) return;
  const control = closestTarget(event, key === 'Enter' ? '[role=combobox]' : '[role=tab]');
  // An input method has this code, in Safari also where it is done: see `is-composing.ts`.
  if (!control || keyCode === 229) return;
  const again = new KeyboardEvent('keydown', event);
  // An earlier key may have moved the focus.
  void hold(event, control, (current) =>
    (document.activeElement?.matches('[role=tab]')
      ? document.activeElement
      : current
    ).dispatchEvent(again),
  );
}

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  if (hasData(form, 'held')) event.preventDefault();
  else
    void hold(event, form, (current) =>
      current.requestSubmit(submitter?.isConnected ? submitter : null),
    );
}

/** Holds clicks, keys and submits whose code has not loaded, and repeats each one when it has. */
export function replayEarlyInput(): void {
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
}
