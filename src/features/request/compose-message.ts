import { site } from '../../config/site.ts';
import {
  maxLinkLength,
  type MailMessage,
  messageSize,
  normalizeBody,
  normalizeSubject,
  plainLinkBudget,
} from '../../lib/mailto.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import { composeContext } from './compose-context.ts';
import type { RequestSpec } from './request-spec.ts';
import type { Sealer } from './sealing/sealer.ts';

export function composeMessage(request: RequestSpec, values: FormValues): MailMessage {
  return { to: site.email, ...request.compose(values, composeContext()) };
}

/** The normalized message, its size, and the limit that the size is compared with. */
export type Preview = { message: MailMessage; limit: number } & ReturnType<typeof messageSize>;

/** What a form would send now; null if composing fails, which submitting then reports. */
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
