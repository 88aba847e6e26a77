import { dataOf } from '../../lib/attributes.ts';
import { ownTimeZone } from './compose-context.ts';
import { dialogFormIds, loadForm, openForm } from './dialog-forms.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import { messageOf } from './fixed-request.ts';
import { submitRequest } from './submit-request.ts';
import type { RequestPorts } from './request-ports.ts';
import { shownHandOff } from './handoff-store.ts';

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
export async function handleRequest(
  control: HTMLElement,
  ports: Pick<RequestPorts, 'keep' | 'received'>,
): Promise<void> {
  const form = dataOf(control, 'form');
  if (form) {
    const values: FormValues = JSON.parse(dataOf(control, 'presets') ?? '{}');
    await openForm(form, values);
    return;
  }
  if (!(control instanceof HTMLAnchorElement)) return;
  const message = messageOf(control.href);
  const zone = dataOf(control, 'request') === 'time-zone' && ownTimeZone();
  const body = zone ? `${message.body}\nTime zone: ${zone}` : message.body;
  const handedOff = await submitRequest({ message: { ...message, body }, form: null }, ports);
  shownHandOff.write({ handedOff, success: undefined, open: true });
}

/**
 * Opens the dialog form that the URL asks to restore from the Outbox, if any.
 * @public
 */
export async function restoreForm({ restored }: Pick<RequestPorts, 'restored'>): Promise<void> {
  const form = dialogFormIds.find((id) => restored(id));
  if (form) await openForm(form);
}
