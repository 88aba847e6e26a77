import {
  type MailMessage,
  messageSize,
  normalizeBody,
  normalizeSubject,
} from '../../lib/mailto.ts';
import { composeContext } from './compose-context.ts';
import type { Enquiry, Values } from './enquiry.ts';
import type { EnquiryPorts } from './ports.ts';

/** A message as it would be handed over, and what its length means. */
export type Composed = { message: MailMessage } & ReturnType<typeof messageSize>;

/** The message that a form would become now; null when it cannot be written, which a submit then says. */
export function composed(enquiry: Enquiry, values: Values, ports: EnquiryPorts): Composed | null {
  try {
    const text = enquiry.compose(values, composeContext(ports.siteName));
    const message = {
      to: ports.recipient,
      subject: normalizeSubject(text.subject),
      body: normalizeBody(text.body).replaceAll('\r\n', '\n'),
    };
    return { message, ...messageSize(message) };
  } catch {
    return null;
  }
}
