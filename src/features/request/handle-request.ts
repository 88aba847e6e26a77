import { dataOf } from '../../lib/dom/attributes.ts';
import { createObservable } from '../../lib/observable.ts';
import { mailLink } from '../../lib/mail/mailto.ts';
import { fill } from '../../lib/text/fill.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import { ownTimeZone, withCameFrom } from './compose-context.ts';
import { dialogFormIds, loadForm, openForm, shownHandOff } from './dialog-forms.ts';
import { messageOf } from './fixed-request.ts';
import { outboxEntry, restoredValues } from './outbox/outbox.ts';
import { takeReturnMark } from './outbox/return-mark.ts';
import { submitRequest } from './submit-request.ts';
import { timeZone } from './words.ts';

/**
 * Preloads the code of a control's form.
 * @public
 */
export async function prepareRequest(control: HTMLElement): Promise<void> {
  const form = dataOf(control, 'form');
  if (form) await loadForm(form);
}

/**
 * Handles a press on a request control: opens its form's dialog, or submits its fixed message.
 * @throws Error if either fails; then nothing was sent
 * @public
 */
export async function handleRequest(control: HTMLElement): Promise<void> {
  const form = dataOf(control, 'form');
  if (form) {
    const values: FormValues = JSON.parse(dataOf(control, 'presets') ?? '{}');
    await openForm(form, values);
    return;
  }
  if (!(control instanceof HTMLAnchorElement)) return;
  const message = messageOf(control.href);
  const zone = dataOf(control, 'request') === 'time-zone' && ownTimeZone();
  const body = withCameFrom(zone ? `${message.body}\n${fill(timeZone, { zone })}` : message.body);
  const handedOff = await submitRequest({ message: { ...message, body }, form: null });
  shownHandOff.write({ handedOff, success: undefined, open: true });
}

/**
 * Opens the dialog form that the URL asks to restore from the Outbox, or shows the message again after whose
 * hand-over a web mail site replaced the page.
 * @public
 */
export async function restoreRequest(): Promise<void> {
  const form = dialogFormIds.find((id) => restoredValues(id));
  if (form) await openForm(form);
  const entry = outboxEntry(takeReturnMark());
  if (!entry || entry.sent) return;
  const { message } = entry;
  const handedOff = {
    message,
    delivery: { state: 'mail', seemsUnopened: createObservable(false) },
    backup: mailLink(message).fit === 'long' ? 'refused' : undefined,
    kept: 'stored',
  } as const;
  shownHandOff.write({ handedOff, success: undefined, open: true });
}
