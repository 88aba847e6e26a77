import type { CheckResult, ComposeContext, Enquiry, Values } from '../enquiry.ts';

const refused = (title: string, text: string): CheckResult => ({
  ok: false,
  errors: { email: text },
  notice: { tone: 'error', title, text },
});

/** The specification's own rule: something typed, with an at-sign and a dot in it. */
export function checkNewsletter(values: Values): CheckResult {
  const email = (values['email'] ?? '').trim();
  if (email === '') {
    return refused('Email Required', 'Please enter your email address to subscribe.');
  }
  if (!email.includes('@') || !email.includes('.')) {
    return refused('Invalid Email', 'Please enter a valid email address.');
  }
  return { ok: true, values: { email } };
}

/** The message that asks for the newsletter. */
export function newsletterMessage({ email = '' }: Values, { siteName, page }: ComposeContext) {
  return {
    subject: 'Newsletter subscription',
    body: `Please subscribe ${email} to ${siteName} updates.\n\nWritten on ${page}`,
  };
}

/** The newsletter form in the footer. */
export const newsletter: Enquiry = {
  id: 'newsletter',
  subject: 'Newsletter subscription',
  groups: [
    {
      fields: [
        { name: 'email', label: 'Email', kind: 'email', required: true, autoComplete: 'email' },
      ],
    },
  ],
  submitLabel: 'Subscribe',
  busyLabel: 'Subscribing...',
  check: checkNewsletter,
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
