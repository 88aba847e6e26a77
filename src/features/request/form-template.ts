import { type MailMessage, mailtoUrl } from '../../lib/mailto.ts';
import { type RequestSpec, fieldsOf } from './request-spec.ts';

/** A request as an e-mail to fill in by hand, for visitors without script: its questions, one a line. */
export function templateMessage(request: RequestSpec, to: string): MailMessage {
  const questions = fieldsOf(request).map((field) => `${field.label}:`);
  return { to, subject: request.subject, body: questions.join('\n') };
}

/** The mail link of that e-mail. */
export const templateUrl = (request: RequestSpec, to: string): string =>
  mailtoUrl(templateMessage(request, to));
