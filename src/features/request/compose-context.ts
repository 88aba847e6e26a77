import { site } from '../../config/site.ts';
import type { MailMessage } from '../../lib/mail/mailto.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import { withCameFrom } from './came-from.ts';
import type { ComposeContext, RequestSpec } from './request-spec.ts';

/** The visitor's time zone (IANA name); empty if unknown. Never throws, so that a message is never lost to it. */
export function ownTimeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  } catch {
    return '';
  }
}

export function composeContext(): ComposeContext {
  return {
    siteName: site.name,
    page: location.origin + location.pathname,
    timeZone: ownTimeZone(),
  };
}

/** Writes a form's message to the vendor. Throws whatever the form's own `compose` throws. */
export function composeMessage(
  { compose }: Pick<RequestSpec, 'compose'>,
  values: FormValues,
): MailMessage {
  const { subject, body } = compose(values, composeContext());
  return { to: site.email, subject, body: withCameFrom(body) };
}
