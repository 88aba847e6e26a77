import {
  mailLink,
  type MailLink,
  type MailMessage,
  maxLinkLength,
  normalizeBody,
  normalizeSubject,
  plainLinkBudget,
} from '../../lib/mail/mailto.ts';
import type { Sealer } from './sealer.ts';

/** The normalized message, the size of its link, and the limit that the size is compared with. */
export type Preview = Pick<MailLink, 'length' | 'fit'> & { message: MailMessage; limit: number };

/** What a form would send now; null if composing fails, which submitting then reports. */
export function previewMessage(
  compose: () => MailMessage,
  sealer: Sealer | null = null,
): Preview | null {
  try {
    const { to, subject, body } = compose();
    const message = {
      to,
      subject: normalizeSubject(subject),
      body: normalizeBody(body).replaceAll('\r\n', '\n'),
    };
    const { length, fit } = mailLink(sealer ? sealer.likeSealed(message) : message);
    return { message, length, fit, limit: fit === 'short' ? plainLinkBudget : maxLinkLength };
  } catch {
    return null;
  }
}
