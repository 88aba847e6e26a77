import { ownTimeZone } from './compose-context.ts';
import { dialogFormIds, loadForm, openForm } from './dialog-forms.ts';
import type { FormValues } from '../../ui/form/check-values.ts';
import { messageOf } from './fixed-request.ts';
import { submitRequest } from './submit-request.ts';
import type { RequestPorts } from './request-ports.ts';
import { shownHandOff } from './handoff-store.ts';

/**
 * Fetches what a control will need when it is pressed.
 * @public
 */
export async function prepareRequest(control: HTMLElement): Promise<void> {
  const { form } = control.dataset;
  if (form) await loadForm(form);
}

/**
 * Does what a pressed control asks for: opens the dialog of its form, or hands its fixed message over and
 * shows the panel.
 * @throws whatever keeps it from that; nothing has been launched then
 * @public
 */
export async function handleRequest(control: HTMLElement, ports: RequestPorts): Promise<void> {
  const { form, presets, request } = control.dataset;
  if (form) {
    await openForm(form, presets ? (JSON.parse(presets) as FormValues) : {});
    return;
  }
  if (!(control instanceof HTMLAnchorElement)) return;
  const message = messageOf(control.href);
  const zone = request === 'time-zone' && ownTimeZone();
  const body = zone ? `${message.body}\nTime zone: ${zone}` : message.body;
  const handedOff = await submitRequest({ message: { ...message, body }, form: null }, ports);
  shownHandOff.write({ handedOff, success: undefined, open: true });
}

/**
 * Opens the dialog of the form that the address asks to be restored from the Outbox, if it is in one.
 * @public
 */
export async function restoreForm(ports: RequestPorts): Promise<void> {
  const asked = dialogFormIds.find((id) => ports.restored(id));
  if (asked) await openForm(asked);
}
