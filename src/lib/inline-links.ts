/** A piece of a text: words, or words that lead somewhere. */
type Piece = { readonly text: string; readonly href?: string };

const link = /\[([^\]]+)\]\((\/[^)\s]*|#[^)\s]*)\)/g;

/**
 * Reads the one notation that plain strings of content may carry: `[words](/path)`, as in Markdown.
 * @returns the pieces in order; a text without links is one piece
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

/** The same text as it is read aloud: without the addresses. */
export const withoutLinks = (text: string): string => text.replaceAll(link, '$1');
