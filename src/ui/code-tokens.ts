/** A piece of code and its tone. */
export type Token = readonly [text: string, tone?: string];

/** The element of each tone: short names keep pages with much code small. `highlighted.css` colors them. */
export const toneElements: Readonly<Record<string, string>> = {
  comment: 'em',
  keyword: 'b',
  name: 'var',
  string: 'i',
  value: 'samp',
};

/** A quoted string; group 2 matches if it is a field name. */
const strings = /("(?:[^"\\\n]|\\.)*"|'[^']*')(?=(\s*:)?)/g;

/** Highlights field names and strings, in any of the sample languages. */
export function codeTokens(code: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(strings)) {
    if (match.index > end) tokens.push([code.slice(end, match.index)]);
    tokens.push([match[0], match[2] === undefined ? 'string' : 'name']);
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push([code.slice(end)]);
  return tokens;
}
