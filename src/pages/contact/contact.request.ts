import { replyWithin } from '../../content/product/buying.ts';
import * as v from 'valibot';

import type { FormValues } from '../../ui/form/form-values.ts';
import type { RequestSpec } from '../../features/request/request-spec.ts';
import type { FieldSpec } from '../../ui/form/field-spec.ts';
import { formatAnswers } from '../../features/request/format-answers.ts';
import { handingOver } from '../../features/request/labels.ts';
import { company, email, firstName, lastName } from '../../ui/form/person-fields.ts';
import { anyText, required } from '../../ui/form/rules.ts';

const fields = [
  firstName,
  lastName,
  email,
  { ...company, rule: undefined },
  {
    name: 'subject',
    label: 'Subject',
    kind: 'text',
    // The message then gets the default subject.
    takesBlanks: true,
    rule: v.pipe(anyText, v.nonEmpty('Subject is required')),
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'textarea',
    rows: 6,
    rule: required('Message is required'),
  },
] as const satisfies readonly FieldSpec[];

function contactMessage(values: FormValues) {
  return {
    subject: values['subject']?.trim() || 'Contact Form Submission',
    body: formatAnswers(fields, values).join('\n'),
  };
}

export const contact: RequestSpec = {
  id: 'contact',
  subject: 'Contact Form Submission',
  groups: [{ fields }],
  seal: 'offered',
  reply: replyWithin('general-question'),
  submitLabel: 'Send Message',
  busyLabel: handingOver,
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
