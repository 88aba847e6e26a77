/** Names of algorithms and standards such as ML-KEM-768, and telephone numbers: a line break in one misleads. */
const unbreakable = /\b[A-Z][A-Z\d]+(?:-[A-Z\d]+)+\b(?!:)|\+\d(?:[ \d]{8,})\d/g;

/** Whose texts stay as they are: what is not running text, and islands, whose code must find what it rendered. */
const untouched = /^(?:script|style|title|pre|code|textarea|option|svg|noscript)$/;
const isIsland = (tag: string) => tag.includes(' data-island=');

const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Keeps such words of a page on one line.
 * @param html as React renders it: every element closed, every `<` of a text escaped
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
      if (outer === Infinity && (untouched.test(name) || isIsland(piece))) outer = open.length;
    }
    return piece;
  });
}
