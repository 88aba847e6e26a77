import { language } from '../../config/language.ts';
import { linesOf } from '../text/one-line.ts';
import { maxAddressLength } from './email-address.ts';

export type Answer = { readonly label: string; readonly to: string };

/** A request without a form: a mail link with a fixed message. */
export type FixedRequest = {
  /** By which receivers sort messages, the same in every language. */
  readonly id: string;
  readonly subject: string;
  /** The body between the greeting and the page's address. */
  readonly text: string;
  /** When we answer, for example "24 hours"; without it, as soon as to a general question. */
  readonly reply?: string;
  /** Where what it asks for is already: a link that stands before its control, and begins the dialog after it. */
  readonly answer?: Answer;
  /** What an open mail must not say. Then no web mail is offered, but sealing, where there is a key. */
  readonly caution?: string;
  /** Whether to add the visitor's time zone. */
  readonly asksTimeZone?: boolean;
  /** The pages with this request, and its label there. None for requests made on the page itself. */
  readonly uses?: readonly { readonly on: string; readonly label: string }[];
};

/** A message as typed. Mail programs support only these fields reliably (RFC 6068, section 4). */
export type MailMessage = { readonly to: string; readonly subject: string; readonly body: string };

/**
 * The last line of a message, for programs: the request and the language, whose words its subject and its text have.
 * @param id of the request, such as `demo`
 */
export const markOf = (id: string): string => `[${id}] [${language}]`;

const mark = /\n\n\[[\w-]+\] \[([\w-]+)\]$/;

/** The language of a message, if it has a mark. One that waited in the Outbox may be in another than the page. */
export const languageIn = (body: string): string | undefined => mark.exec(body)?.[1];

/** A message's text with one more line, in front of its mark. */
export function withLine(body: string, line: string): string {
  const at = body.search(mark);
  const end = at < 0 ? body.length : at;
  return `${body.slice(0, end)}\n\n${line}${body.slice(end)}`;
}

/** Longest link, in encoded characters, to open without a backup copy. Some mail handlers stop near 2,046. */
export const plainLinkBudget = 1_800;

/** Longest link, in encoded characters, to open at all. Classic Outlook stops near 31,888. */
export const maxLinkLength = 30_000;

const maxSubjectLength = 200;

const controlsAndNewlines = /[\p{Cc}\u2028\u2029]+/gu;
const bidiOverrides = /[\u202a-\u202e\u2066-\u2069]/g;

// RFC 5322 dot-atom in ASCII: no quoting, no list, nothing that could end a header.
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const address = new RegExp(`^${atom}(?:\\.${atom})*@[a-z\\d-]+(?:\\.[a-z\\d-]+)*$`, 'i');

function* graphemes(text: string): Generator<string> {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

function upToLongestSubject(pieces: Iterable<string>): string {
  let kept = '';
  for (const piece of pieces) {
    if (kept.length + piece.length > maxSubjectLength) break;
    kept += piece;
  }
  return kept;
}

/**
 * Makes typed text fit for one header line: trimmed, at most 200 UTF-16 units, with spaces for control characters
 * and line breaks, without bidi overrides. No grapheme is split (UAX 29).
 */
export function normalizeSubject(text: string): string {
  const line = text
    .toWellFormed()
    .replace(bidiOverrides, '')
    .replace(controlsAndNewlines, ' ')
    .trim();
  // A letter with hundreds of accents is one grapheme that does not fit, so cut it between code points.
  const kept = upToLongestSubject(graphemes(line)) || upToLongestSubject(line);
  return kept.trimEnd();
}

/**
 * Turns every line break of typed text into CRLF (RFC 6068, section 5), and removes white space at the ends of
 * lines: mail programs read it as "the line goes on" (RFC 3676, section 4.1) and would join the lines. U+0000 becomes
 * U+FFFD, as in HTML, because programs in C, such as neomutt, take it for the end of the text.
 */
export function normalizeBody(text: string): string {
  const lines = linesOf(text.toWellFormed().replaceAll('\0', '\uFFFD'));
  return lines.map((line) => line.trimEnd()).join('\r\n');
}

/** Whether a text is one plain e-mail address of at most 254 characters. */
export const isMailAddress = (text: string): boolean =>
  text.length <= maxAddressLength && address.test(text);

/**
 * Returns a recipient's address unchanged if it is valid. Addresses come from the configuration only: some
 * mail programs split even an encoded comma into two recipients.
 * @param text ASCII; international domains in their `xn--` form
 * @throws RangeError unless it is one plain address of at most 254 characters
 */
export function mailAddress(text: string): string {
  if (!isMailAddress(text))
    throw new RangeError(`Not one plain e-mail address: ${JSON.stringify(text)}`);
  return text;
}

/**
 * Percent-encodes well-formed text. Spaces become %20, because `+` means a plus (RFC 6068, section 5). `'`, `(`
 * and `)` are encoded too, because programs that detect links in text stop at them.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll("'", '%27')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}

/** Writes a link to an address alone, with a subject if there is one. Throws RangeError as `mailtoUrl` does. */
export function mailtoAddress(to: string, subject = ''): string {
  const link = `mailto:${percentEncode(mailAddress(to)).replace('%40', '@')}`;
  return subject === '' ? link : `${link}?subject=${percentEncode(normalizeSubject(subject))}`;
}

/** Writes a link that opens the mail program (RFC 6068). Throws RangeError if `to` is not one plain address. */
export function mailtoUrl({ to, subject, body }: MailMessage): string {
  const encodedSubject = percentEncode(normalizeSubject(subject));
  const encodedBody = percentEncode(normalizeBody(body));
  return `${mailtoAddress(to)}?subject=${encodedSubject}&body=${encodedBody}`;
}

export type MailLink = {
  readonly url: string;
  /** In encoded characters. */
  readonly length: number;
  /** If it is `long`, copy the text as a backup; if it is `too-long`, do not open the link. */
  readonly fit: 'short' | 'long' | 'too-long';
};

/** Writes a message's link as `mailtoUrl` does, and measures it. */
export function mailLink(message: MailMessage): MailLink {
  const url = mailtoUrl(message);
  const { length } = url;
  if (length <= plainLinkBudget) return { url, length, fit: 'short' };
  return { url, length, fit: length <= maxLinkLength ? 'long' : 'too-long' };
}
