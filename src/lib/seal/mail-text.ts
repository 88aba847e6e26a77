import { fromBase64 } from '../base64.ts';

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string };

/** Splits a part of a mail into unfolded headers and body. */
function partOf(text: string): Part {
  const gap = /\r?\n\r?\n/.exec(text);
  const head = gap ? text.slice(0, gap.index) : '';
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const isMail = [...headers.keys()].every(
    (name) => /^[\w-]+$/.test(name) || name.startsWith('from '),
  );
  return gap && isMail
    ? { headers, body: text.slice(gap.index + gap[0].length) }
    : { headers: new Map(), body: text };
}

const quotedPrintable = (text: string) =>
  text
    .replace(/[ \t]+$/gm, '')
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

function decoded({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'quoted-printable') return quotedPrintable(body);
  if (encoding !== 'base64') return body;
  const bytes = fromBase64(body.replace(/[^\d+/=A-Za-z]/g, ''));
  return bytes ? new TextDecoder('latin1').decode(bytes) : body;
}

const entities: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };

const textOfHtml = (html: string) =>
  html
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/blockquote)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '');

/**
 * Decodes every text in a mail file (RFC 2045: multipart, Base64, quoted-printable). Text that is not a mail
 * is returned unchanged.
 * @param mail one character per byte; only ASCII is decoded correctly
 */
export function mailTexts(mail: string): readonly string[] {
  const part = partOf(mail);
  const type = part.headers.get('content-type') ?? 'text/plain';
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    const inner = part.body.split(`--${boundary}`).slice(1);
    return inner.flatMap((text) => mailTexts(text.replace(/^\r?\n/, '')));
  }
  const text = decoded(part);
  if (/^message\/rfc822/i.test(type)) return mailTexts(text);
  return [/^text\/html/i.test(type) ? textOfHtml(text) : text];
}
