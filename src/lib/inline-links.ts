type Piece = { readonly text: string; readonly href?: string };

const link = /\[([^\]]+)\]\((\/[^)\s]*|#[^)\s]*)\)/g;

/** Splits a content string at its links, written `[text](/path)`. No other markup is supported. */
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
