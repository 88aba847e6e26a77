import * as v from 'valibot';

import { optional, plainEmail, required } from '../field-schemas.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import type { RequestSpec } from '../request-spec.ts';
import type { FieldSpec } from '../../../ui/form/field-spec.ts';
import { formatAnswers } from '../format-answers.ts';
import { handingOver } from '../handing-over.ts';
import { company, email, firstName, lastName } from '../../../ui/form/person-fields.ts';

/** A subject of white space is valid, as in a browser's own check; the message then gets a default one. */
export const contactSchema = v.object({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: plainEmail(),
  company: optional,
  subject: v.pipe(v.optional(v.string(), ''), v.nonEmpty('Subject is required')),
  message: required('Message is required'),
});

const fields = [
  firstName,
  lastName,
  email,
  { ...company, required: false },
  { name: 'subject', label: 'Subject', kind: 'text', required: true },
  { name: 'message', label: 'Message', kind: 'textarea', rows: 6, required: true },
] as const satisfies readonly FieldSpec[];

export function contactMessage(values: FormValues) {
  return {
    subject: values['subject']?.trim() || 'Contact Form Submission',
    body: formatAnswers(fields, values).join('\n'),
  };
}

export const contact: RequestSpec = {
  id: 'contact',
  subject: 'Contact Form Submission',
  groups: [
    {
      fields,
    },
  ],
  seal: 'offered',
  submitLabel: 'Send Message',
  busyLabel: handingOver,
  schema: contactSchema,
  compose: contactMessage,
  success: (_, by) =>
    by === 'mail'
      ? {
          tone: 'ok',
          title: 'Email client opened',
          text: 'Your default email client should now open with the message pre-filled.',
        }
      : { tone: 'ok', title: 'Sent', text: 'Your message has reached us. We reply by e-mail.' },
  failure: {
    tone: 'error',
    title: 'Submission Failed',
    text: 'There was an error preparing your message. Please try again or contact us directly.',
  },
  afterwards: 'clear',
};
