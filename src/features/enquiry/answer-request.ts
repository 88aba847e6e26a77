import { ownTimeZone } from './compose-context.ts';
import { dialogFormIds, loadForm, openForm } from './dialog-forms.ts';
import type { Values } from './enquiry.ts';
import { messageOf } from './fixed-enquiry.ts';
import { handOff } from './hand-off.ts';
import type { EnquiryPorts } from './ports.ts';
import { shownHandOff } from './shown-hand-off.ts';

/** Fetches what a control will need when it is pressed. */
export async function prepareRequest(control: HTMLElement): Promise<void> {
  const { form } = control.dataset;
  if (form) await loadForm(form);
}

/**
 * Does what a pressed control asks for: opens the dialog of its form, or hands its fixed message over and
 * shows the panel.
 * @throws whatever keeps it from that; nothing has been launched then
 */
export async function answerRequest(control: HTMLElement, ports: EnquiryPorts): Promise<void> {
  const { form, presets, enquiry } = control.dataset;
  if (form) {
    await openForm(form, presets ? (JSON.parse(presets) as Values) : {});
    return;
  }
  if (!(control instanceof HTMLAnchorElement)) return;
  const message = messageOf(control.href);
  const zone = enquiry === 'time-zone' && ownTimeZone();
  const body = zone ? `${message.body}\nTime zone: ${zone}` : message.body;
  const handedOff = await handOff({ message: { ...message, body }, form: null }, ports);
  shownHandOff.write({ handedOff, success: undefined, open: true });
}

/** Opens the dialog of the form that the address asks to be restored from the Outbox, if it is in one. */
export async function restoreForm(ports: EnquiryPorts): Promise<void> {
  const asked = dialogFormIds.find((id) => ports.restored(id));
  if (asked) await openForm(asked);
}
