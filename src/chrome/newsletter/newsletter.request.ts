import { cleanAddress, isAddress } from '../../lib/mail/email-address.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import { emailRule } from '../../ui/form/rules.ts';
import type { ComposeContext, RequestSpec } from '../../features/request/request-spec.ts';

export const emailLabel = 'Your e-mail address';

const missing = 'Please enter your email address to subscribe.';
const invalid = 'Please enter a valid email address.';

/** The specification asks for a dot too. */
const rule = emailRule((text) => isAddress(text) && text.includes('.'), missing, invalid);

export function newsletterMessage({ email = '' }: FormValues, { siteName, page }: ComposeContext) {
  return {
    subject: 'Newsletter subscription',
    body: `Please subscribe ${email} to ${siteName} updates.\n\nWritten on ${page}`,
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
          label: emailLabel,
          kind: 'email',
          rule,
          fact: 'email',
          autoComplete: 'email',
        },
      ],
    },
  ],
  submitLabel: 'Subscribe',
  busyLabel: 'Subscribing...',
  refused: ({ email = '' }) =>
    cleanAddress(email) === ''
      ? { tone: 'error', title: 'Email Required', text: missing }
      : { tone: 'error', title: 'Invalid Email', text: invalid },
  compose: newsletterMessage,
  success: ({ siteName }) => ({
    tone: 'ok',
    title: 'Successfully Subscribed!',
    text: `Thank you for subscribing to ${siteName} updates. You'll receive the latest quantum security insights and product updates.`,
  }),
  failure: {
    tone: 'error',
    title: 'Subscription Failed',
    text: 'There was an error subscribing. Please try again later.',
  },
  afterwards: 'clear',
};
