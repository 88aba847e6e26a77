/** A piece of HTML: a start tag, an end tag, or text with its character references resolved. */
export type Markup =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; empty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
/** Elements without an end tag (HTML Living Standard, 13.1.2). */
const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
/** Elements whose content is not markup; it is left out. */
const rawElements = /^(?:script|style|textarea|title)$/;

function resolve(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name)] ?? whole;
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}

function attributesOf(source: string): ReadonlyMap<string, string> {
  const found = source.matchAll(
    /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g,
  );
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      resolve(double ?? single ?? bare ?? ''),
    ]),
  );
}

const piece =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)[^>]*>|<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

/**
 * Reads the HTML that this build writes. It is well formed, so no parser's repairs are needed; what is
 * not understood is taken as text.
 */
export function* markupOf(html: string): Generator<Markup> {
  let at = 0;
  piece.lastIndex = 0;
  for (let match = piece.exec(html); match; match = piece.exec(html)) {
    if (match.index > at) yield { kind: 'text', text: resolve(html.slice(at, match.index)) };
    at = piece.lastIndex;
    const [, closed, opened, rest = ''] = match;
    if (closed) yield { kind: 'close', name: closed.toLowerCase() };
    if (!opened) continue;
    const name = opened.toLowerCase();
    const empty = voidElements.has(name) || rest.endsWith('/');
    yield { kind: 'open', name, attributes: attributesOf(rest), empty };
    if (!empty && rawElements.test(name)) {
      const end = html.toLowerCase().indexOf(`</${name}`, at);
      at = end < 0 ? html.length : end;
      piece.lastIndex = at;
    }
  }
  if (at < html.length) yield { kind: 'text', text: resolve(html.slice(at)) };
}
