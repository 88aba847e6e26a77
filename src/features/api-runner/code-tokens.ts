import type { Token } from '../../ui/highlighted.tsx';

/** Strings in double or single quotes; a string before a colon names a field. */
const strings = /("(?:[^"\\\n]|\\.)*"|'[^']*')(?=(\s*:)?)/g;

/** Colors for code in any of the sample languages: names of fields and other strings. */
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
