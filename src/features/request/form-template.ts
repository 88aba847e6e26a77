import { type MailMessage, mailtoUrl } from '../../lib/mail/mailto.ts';
import { fill } from '../../lib/text/fill.ts';
import { type RequestSpec, fieldsOf } from './request-spec.ts';
import { question } from './words.ts';

/** A form's questions as an e-mail to fill in, for visitors without script. */
export function templateMessage(request: RequestSpec, to: string): MailMessage {
  const questions = fieldsOf(request).map(({ label }) => fill(question, { label }));
  return { to, subject: request.subject, body: questions.join('\n') };
}

export const templateUrl = (request: RequestSpec, to: string): string =>
  mailtoUrl(templateMessage(request, to));
