import { cleanAddress, isAddress } from '../../lib/mail/email-address.ts';
import { fill } from '../../lib/text/fill.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import { emailRule } from '../../ui/form/field-spec.ts';
import type { ComposeContext, RequestSpec } from '../../features/request/request-spec.ts';
import * as words from '../words.ts';

/** With a dot, as agreed (decision 90). */
const rule = emailRule(
  (text) => isAddress(text) && text.includes('.'),
  words.emailMissing,
  words.emailInvalid,
);

export function newsletterMessage({ email = '' }: FormValues, { siteName, page }: ComposeContext) {
  return {
    subject: words.newsletterSubject,
    body: fill(words.newsletterBody, { email, site: siteName, page }),
  };
}

export const newsletter: RequestSpec = {
  id: 'newsletter',
  subject: words.newsletterSubject,
  groups: [
    {
      fields: [
        {
          name: 'email',
          label: words.emailLabel,
          kind: 'email',
          rule,
          fact: 'email',
          autoComplete: 'email',
        },
      ],
    },
  ],
  submitLabel: words.subscribe,
  busyLabel: words.subscribing,
  refused: ({ email = '' }) =>
    cleanAddress(email) === ''
      ? { title: words.emailRequiredTitle, text: words.emailMissing }
      : { title: words.emailInvalidTitle, text: words.emailInvalid },
  compose: newsletterMessage,
  success: ({ siteName }) => ({
    title: words.subscribedTitle,
    text: fill(words.subscribed, { site: siteName }),
  }),
  failure: { title: words.failedTitle, text: words.failed },
  afterwards: 'clear',
};
