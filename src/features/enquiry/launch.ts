import type { FieldErrors } from '../../ui/form/field-spec.ts';
import type { Notice } from '../../ui/notices/notices.ts';
import { composeContext } from './compose-context.ts';
import { type Enquiry, fieldsOf, type Values } from './enquiry.ts';
import { fieldToShorten } from './field-to-shorten.ts';
import { type HandOff, handOff, MessageTooLong } from './hand-off.ts';
import type { EnquiryPorts } from './ports.ts';

type Outcome =
  | { ok: true; handedOff: HandOff; success: Notice | undefined }
  | { ok: false; errors: FieldErrors };

/**
 * Writes the message of a form and hands it over.
 * @param values what was typed, checked
 * @returns what is known then, or which field to shorten when no mail link can carry the message
 * @throws whatever keeps the message from being written
 */
export async function launch(
  enquiry: Enquiry,
  values: Values,
  ports: EnquiryPorts,
): Promise<Outcome> {
  const context = composeContext(ports.siteName);
  const message = { to: ports.recipient, ...enquiry.compose(values, context) };
  const form = { id: enquiry.id, values, path: location.pathname };
  try {
    const handedOff = await handOff({ message, form }, ports);
    return { ok: true, handedOff, success: enquiry.success?.(context) };
  } catch (error) {
    if (!(error instanceof MessageTooLong)) throw error;
    return { ok: false, errors: fieldToShorten(fieldsOf(enquiry), values) };
  }
}
