import { type MailMessage, mailtoUrl } from '../../lib/mailto.ts';
import { type Enquiry, fieldsOf } from './enquiry.ts';

/** A request as an e-mail to fill in by hand, for visitors without script: its questions, one a line. */
export function templateMessage(enquiry: Enquiry, to: string): MailMessage {
  const questions = fieldsOf(enquiry).map((field) => `${field.label}:`);
  return { to, subject: enquiry.subject, body: questions.join('\n') };
}

/** The mail link of that e-mail. */
export const templateUrl = (enquiry: Enquiry, to: string): string =>
  mailtoUrl(templateMessage(enquiry, to));
