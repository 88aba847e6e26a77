/** Names such as ML-KEM-768 or St. Paul, phone numbers, and the two compounds that this site uses most. */
const unbreakable =
  /\b[A-Z][A-Z\d]+(?:-[A-Z\d]+)+\b(?!:)|\bSt\. [A-Z][a-z]+|\+\d(?:[ \d]{8,})\d|\b(?:[Ee]-mail|[Pp]ost-quantum)\b/g;

/** Elements to skip. Islands are skipped, too, because hydration needs the markup that React rendered. */
const skipped = /^(?:script|style|title|pre|code|textarea|option|svg|noscript)$/;
const isIsland = (tag: string) => tag.includes(' data-island=');

const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Wraps unbreakable words in a `span` that keeps them on one line.
 * @param html rendered by React: elements are closed, and `<` in text is escaped
 */
export function keepTogether(html: string): string {
  const open: string[] = [];
  let outer = Infinity;
  return html.replace(/<(\/?)([a-z][\w-]*)[^>]*>|[^<]+/gi, (piece, end?: string, name?: string) => {
    if (name === undefined) {
      if (outer < Infinity) return piece;
      return piece.replace(unbreakable, (word) => `<span class="kept">${word}</span>`);
    }
    if (end) {
      open.pop();
      if (open.length < outer) outer = Infinity;
    } else if (!voidTags.test(name) && !piece.endsWith('/>')) {
      open.push(name);
      if (outer === Infinity && (skipped.test(name) || isIsland(piece))) outer = open.length;
    }
    return piece;
  });
}
