import type { MailMessage } from '../../lib/mailto.ts';

/** A request without a form: one link, one message. */
export type FixedRequest = {
  readonly subject: string;
  /** Lines of the body; the page's address is added below them. */
  readonly lines: readonly string[];
  /** Whether the visitor's time zone belongs in the message. */
  readonly asksTimeZone?: boolean;
  /** Where a visitor finds it: the page and what its control says there. Made-to-measure requests have none. */
  readonly uses?: readonly { readonly on: string; readonly label: string }[];
};

/**
 * What a request's control says on a page.
 * @throws Error naming the request when its record does not know the page
 */
export function labelOn({ subject, uses = [] }: FixedRequest, path: string): string {
  const use = uses.find(({ on }) => on === path);
  if (!use) throw new Error(`The request "${subject}" has no control on ${path}`);
  return use.label;
}

/**
 * The message of a fixed request.
 * @param page absolute address of the page the link stands on
 */
export function fixedMessage(request: FixedRequest, to: string, page: string): MailMessage {
  return {
    to,
    subject: request.subject,
    body: [...request.lines, '', `Written on ${page}`].join('\n'),
  };
}

/**
 * Reads the message back out of a link of this site, so that it can be kept before it is followed.
 * @throws URIError when the link is not percent-encoded text
 */
export function messageOf(mailto: string): MailMessage {
  const [to = '', query = ''] = mailto.replace('mailto:', '').split('?');
  const fields = new Map(
    query.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, decodeURIComponent(value).replaceAll('\r\n', '\n')];
    }),
  );
  return {
    to: decodeURIComponent(to),
    subject: fields.get('subject') ?? '',
    body: fields.get('body') ?? '',
  };
}
