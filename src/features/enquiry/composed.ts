import {
  longestLink,
  type MailMessage,
  messageSize,
  normalizeBody,
  normalizeSubject,
  plainLinkBudget,
} from '../../lib/mailto.ts';
import { composeContext } from './compose-context.ts';
import type { Enquiry, Values } from './enquiry.ts';
import type { EnquiryPorts } from './ports.ts';

/** A message as it would be handed over, what its length means, and the length that is measured against. */
export type Composed = { message: MailMessage; limit: number } & ReturnType<typeof messageSize>;

/** The message that a form would become now; null when it cannot be written, which a submit then says. */
export function composed(enquiry: Enquiry, values: Values, ports: EnquiryPorts): Composed | null {
  try {
    const text = enquiry.compose(values, composeContext(ports.siteName));
    const message = {
      to: ports.recipient,
      subject: normalizeSubject(text.subject),
      body: normalizeBody(text.body).replaceAll('\r\n', '\n'),
    };
    const size = messageSize(message);
    return { message, ...size, limit: size.fit === 'short' ? plainLinkBudget : longestLink };
  } catch {
    return null;
  }
}
