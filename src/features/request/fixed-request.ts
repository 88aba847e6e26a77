import { type FixedRequest, type MailMessage, markOf } from '../../lib/mail/mailto.ts';
import { fill } from '../../lib/text/fill.ts';
import { hello, writtenOn } from './words.ts';

/** @throws Error if the request is not used on the page */
export function labelOn({ subject, uses = [] }: FixedRequest, path: string): string {
  const use = uses.find(({ on }) => on === path);
  if (!use) throw new Error(`The request "${subject}" has no control on ${path}`);
  return use.label;
}

/** What a control hands over beside its mail link, as JSON. */
export type Beside = Pick<FixedRequest, 'answer' | 'asksTimeZone' | 'caution'>;

/** @param page absolute URL of the page */
export function fixedMessage(request: FixedRequest, to: string, page: string): MailMessage {
  return {
    to,
    subject: request.subject,
    body: [hello, '', request.text, '', fill(writtenOn, { page }), '', markOf(request.id)].join(
      '\n',
    ),
  };
}

/** Parses a mail link of this site, which writes a blank as `%20` and a plus as `%2B`. */
export function messageOf(mailto: string): MailMessage {
  const { pathname, searchParams: fields } = new URL(mailto);
  return {
    to: decodeURIComponent(pathname),
    subject: fields.get('subject') ?? '',
    body: fields.get('body')?.replaceAll('\r\n', '\n') ?? '',
  };
}
