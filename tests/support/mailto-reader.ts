/** Percent-decodes bytes (RFC 3986, section 2.1). */
function decode(text: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '%') {
      bytes.push(text.charCodeAt(at));
      continue;
    }
    const pair = text.slice(at + 1, at + 3);
    if (!/^[\dA-F]{2}$/.test(pair)) throw new Error(`Bad escape in ${text}`);
    bytes.push(Number.parseInt(pair, 16));
    at += 2;
  }
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes));
}

/**
 * Parses a mailto link (RFC 6068, section 2). It shares no code with the module that writes links, so that
 * tests can compare the two.
 * @returns the recipients, and the header fields in order, decoded
 * @throws Error if the link breaks the grammar, TypeError if its bytes are not UTF-8
 */
export function readMailto(url: string): { to: string[]; headers: [string, string][] } {
  const grammar = /^mailto:([\w.~!$'*+,;:@%-]*)(?:\?([\w.~!$'()*,;:@%=&/?-]*))?$/;
  const parts = grammar.exec(url);
  if (!parts) throw new Error(`Not a mailto link: ${url}`);
  const recipients = (parts[1] ?? '').split(',').map(decode);
  const fields = parts[2] === undefined ? [] : parts[2].split('&');
  const headers = fields.map((field): [string, string] => {
    const pieces = field.split('=');
    if (pieces.length !== 2) throw new Error(`Bad header field ${field}`);
    return [decode(pieces[0] ?? ''), decode(pieces[1] ?? '')];
  });
  return { to: recipients, headers };
}
