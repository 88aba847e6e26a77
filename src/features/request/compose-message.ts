import { site } from '../../config/site.ts';
import {
  longestLink,
  type MailMessage,
  messageSize,
  normalizeBody,
  normalizeSubject,
  plainLinkBudget,
} from '../../lib/mailto.ts';
import type { FormValues } from '../../ui/form/check-values.ts';
import { composeContext } from './compose-context.ts';
import type { RequestSpec } from './request-spec.ts';

/** The message that a form becomes. Throws if it cannot be written. */
export function composeMessage(request: RequestSpec, values: FormValues): MailMessage {
  return { to: site.email, ...request.compose(values, composeContext()) };
}

/** A message as a mail app would get it, what its length means, and the length that is measured against. */
export type Preview = { message: MailMessage; limit: number } & ReturnType<typeof messageSize>;

/** What a form would send now; null if it cannot be written, which a submit then says. */
export function previewMessage(request: RequestSpec, values: FormValues): Preview | null {
  try {
    const { to, subject, body } = composeMessage(request, values);
    const message = {
      to,
      subject: normalizeSubject(subject),
      body: normalizeBody(body).replaceAll('\r\n', '\n'),
    };
    const size = messageSize(message);
    return { message, ...size, limit: size.fit === 'short' ? plainLinkBudget : longestLink };
  } catch {
    return null;
  }
}
