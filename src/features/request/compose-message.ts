import { site } from '../../config/site.ts';
import {
  maxLinkLength,
  type MailMessage,
  messageSize,
  normalizeBody,
  normalizeSubject,
  plainLinkBudget,
} from '../../lib/mailto.ts';
import type { FormValues } from '../../ui/form/check-values.ts';
import { composeContext } from './compose-context.ts';
import type { RequestSpec } from './request-spec.ts';
import type { Sealer } from './sealing/sealer.ts';

/** The message that a form becomes. Throws if it cannot be written. */
export function composeMessage(request: RequestSpec, values: FormValues): MailMessage {
  return { to: site.email, ...request.compose(values, composeContext()) };
}

/** A message as a mail app would get it, what its length means, and the length that is measured against. */
export type Preview = { message: MailMessage; limit: number } & ReturnType<typeof messageSize>;

/** What a form would send now, measured as it would be sealed if it is to be; null if it cannot be written, which a submit then says. */
export function previewMessage(
  request: RequestSpec,
  values: FormValues,
  sealer: Sealer | null = null,
): Preview | null {
  try {
    const { to, subject, body } = composeMessage(request, values);
    const message = {
      to,
      subject: normalizeSubject(subject),
      body: normalizeBody(body).replaceAll('\r\n', '\n'),
    };
    const size = messageSize(sealer ? sealer.likeSealed(message) : message);
    return { message, ...size, limit: size.fit === 'short' ? plainLinkBudget : maxLinkLength };
  } catch {
    return null;
  }
}
