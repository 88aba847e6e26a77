import * as v from 'valibot';

import { checkWithSchema, optional, plainEmail, required } from '../check-with-schema.ts';
import type { Enquiry, Values } from '../enquiry.ts';
import { company, email, firstName, lastName } from '../../../ui/form/person-fields.ts';

/**
 * What the contact form accepts. The subject may be white space, as a browser's own check allows: the
 * message then carries a subject of its own.
 */
export const contactSchema = v.object({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: plainEmail(),
  company: optional,
  subject: v.pipe(v.optional(v.string(), ''), v.nonEmpty('Subject is required')),
  message: required('Message is required'),
});

/** The message a contact form becomes: name, email, company, subject, message. */
export function contactMessage(values: Values) {
  const { firstName = '', lastName = '', email = '', company, subject = '', message = '' } = values;
  return {
    subject: subject.trim() || 'Contact Form Submission',
    body: [
      `Name: ${firstName} ${lastName}`,
      `Email: ${email}`,
      `Company: ${company || 'Not given'}`,
      `Subject: ${subject}`,
      '',
      'Message:',
      message,
    ].join('\n'),
  };
}

/** "Send Us a Message" on the contact page. */
export const contact: Enquiry = {
  id: 'contact',
  subject: 'Contact Form Submission',
  groups: [
    {
      fields: [
        firstName,
        lastName,
        email,
        { ...company, required: false },
        { name: 'subject', label: 'Subject', kind: 'text', required: true },
        { name: 'message', label: 'Message', kind: 'textarea', rows: 6, required: true },
      ],
    },
  ],
  submitLabel: 'Send Message',
  busyLabel: 'Opening your e-mail app...',
  check: (values) => checkWithSchema(contactSchema, values),
  compose: contactMessage,
  success: () => ({
    tone: 'ok',
    title: 'Email client opened',
    text: 'Your default email client should now open with the message pre-filled.',
  }),
  failure: {
    tone: 'error',
    title: 'Submission Failed',
    text: 'There was an error preparing your message. Please try again or contact us directly.',
  },
  afterwards: 'clear',
};
