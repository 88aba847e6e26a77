type Piece = { readonly text: string; readonly href?: string };

/** An address may itself have brackets in pairs, as those of encyclopedias do. */
const link = /\[([^\]]+)\]\(((?:\/(?![/\\])|#|https:\/\/|mailto:)(?:[^()\s]|\([^()\s]*\))*)\)/g;

/**
 * Splits a content string at its links, written `[text](address)`. An address is a path, an anchor, or starts
 * with `https://` or `mailto:`. No other markup is supported.
 */
export function inlineLinks(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', href = ''] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: words, href });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Replaces each link by its text. */
export const withoutLinks = (text: string): string => text.replaceAll(link, '$1');
