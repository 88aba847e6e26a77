import { cleanAddress, isAddress } from '../../lib/mail/email-address.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import { fill } from '../../lib/text/fill.ts';
import { emailRule } from '../../ui/form/rules.ts';
import * as words from '../../features/request/form-words.ts';
import { writtenOn } from '../../features/request/format-answers.ts';
import type { ComposeContext, RequestSpec } from '../../features/request/request-spec.ts';

/** The specification asks for a dot too. */
const rule = emailRule(
  (text) => isAddress(text) && text.includes('.'),
  words.emailMissing,
  words.emailInvalid,
);

export function newsletterMessage({ email = '' }: FormValues, { siteName, page }: ComposeContext) {
  return {
    subject: 'Newsletter subscription',
    body: [fill(words.pleaseSubscribe, { email, vendor: siteName }), '', writtenOn(page)].join(
      '\n',
    ),
  };
}

export const newsletter: RequestSpec = {
  id: 'newsletter',
  subject: 'Newsletter subscription',
  groups: [
    {
      fields: [
        {
          name: 'email',
          label: words.yourEmail,
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
      ? { tone: 'error', title: words.emailMissingTitle, text: words.emailMissing }
      : { tone: 'error', title: words.emailInvalidTitle, text: words.emailInvalid },
  compose: newsletterMessage,
  success: ({ siteName }) => ({
    tone: 'ok',
    title: words.subscribed,
    text: fill(words.subscribedText, { vendor: siteName }),
  }),
  failure: {
    tone: 'error',
    title: words.notSubscribed,
    text: words.notSubscribedText,
  },
  afterwards: 'clear',
};
