/** One message, as the visitor typed it. Only these fields may be relied on (RFC 6068, section 4). */
export type MailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
};

/** Encoded characters up to which a link alone is trusted to carry the message. Some mail handlers stop near 2,046. */
export const plainLinkBudget = 1_800;

/** Encoded characters above which no hand-off is tried: classic Outlook stops near 31,888. */
export const maxLinkLength = 30_000;

const maxSubjectLength = 200;
const maxAddressLength = 254;

const controlsAndNewlines = /[\p{Cc}\u2028\u2029]+/gu;
const bidiOverrides = /[\u202a-\u202e\u2066-\u2069]/g;

// One address in RFC 5322 dot-atom form, ASCII only: no quoting, no list, nothing that could end a header.
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const address = new RegExp(`^${atom}(?:\\.${atom})*@[a-z\\d-]+(?:\\.[a-z\\d-]+)*$`, 'i');

function* graphemes(text: string): Generator<string> {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
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
 * A subject fit for one header line.
 *
 * @param text what the visitor typed
 * @returns well-formed text of at most 200 UTF-16 units: controls and line breaks become one space,
 *   bidi overrides go away, ends are trimmed, and no grapheme is split (UAX 29)
 */
export function normalizeSubject(text: string): string {
  const line = text
    .toWellFormed()
    .replace(bidiOverrides, '')
    .replace(controlsAndNewlines, ' ')
    .trim();
  // One letter under hundreds of accents is a grapheme that never fits: then whole code points are kept.
  const kept = upToLongestSubject(graphemes(line)) || upToLongestSubject(line);
  return kept.trimEnd();
}

/**
 * A body with the line breaks that RFC 6068, section 5 asks for.
 *
 * @param text what the visitor typed
 * @returns well-formed text in which every line break is CRLF
 */
export function normalizeBody(text: string): string {
  return text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n');
}

/**
 * Checks an address that a message goes to. It comes from the configuration, never from a visitor:
 * mail programs split even an encoded comma into two recipients.
 *
 * @param text one plain ASCII address (an international domain in its `xn--` form)
 * @returns the same text
 * @throws RangeError naming the value when it is anything but one address of at most 254 characters
 */
export function mailAddress(text: string): string {
  if (text.length > maxAddressLength || !address.test(text))
    throw new RangeError(`Not one plain e-mail address: ${JSON.stringify(text)}`);
  return text;
}

/**
 * Percent-encodes text for a link that other programs may scan. Spaces become %20, because a `+`
 * cannot be told from a real plus (RFC 6068, section 5); `'`, `(` and `)` are encoded as well,
 * because programs that find links in text stop at them.
 *
 * @param text well-formed text
 * @throws URIError on a lone surrogate
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll("'", '%27')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}

/**
 * The link that opens the visitor's mail program with the whole message in it (RFC 6068).
 *
 * @throws RangeError when `to` is not one plain address
 */
export function mailtoUrl({ to, subject, body }: MailMessage): string {
  const recipient = percentEncode(mailAddress(to)).replace('%40', '@');
  const encodedSubject = percentEncode(normalizeSubject(subject));
  const encodedBody = percentEncode(normalizeBody(body));
  return `mailto:${recipient}?subject=${encodedSubject}&body=${encodedBody}`;
}

/**
 * How long a message is once it is a link, and what that means for the hand-off.
 *
 * @returns `length` in encoded characters; `fit` is `short` up to `plainLinkBudget`, `long` up to
 *   `maxLinkLength` (the text goes to the clipboard too), otherwise `too-long` (nothing is launched)
 * @throws RangeError when `to` is not one plain address
 */
export function messageSize(message: MailMessage): {
  length: number;
  fit: 'short' | 'long' | 'too-long';
} {
  const { length } = mailtoUrl(message);
  if (length <= plainLinkBudget) return { length, fit: 'short' };
  return { length, fit: length <= maxLinkLength ? 'long' : 'too-long' };
}
