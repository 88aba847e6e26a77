/** Names such as ML-KEM-768, and phone numbers: a line break inside them misleads. */
const unbreakable = /\b[A-Z][A-Z\d]+(?:-[A-Z\d]+)+\b(?!:)|\+\d(?:[ \d]{8,})\d/g;

/** In large type, the names of standards, too, and the word that would break most often. */
const unbreakableInLargeType = new RegExp(
  `${unbreakable.source}|\\b(?:CNSA|FIPS|TLS|RFC|SP) \\d[\\d.-]*\\d|\\b[Pp]ost-[Qq]uantum\\b`,
  'g',
);
const largeType = /^<(?:h[1-3]\b|p class="lede)/;

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
  let large = Infinity;
  return html.replace(/<(\/?)([a-z][\w-]*)[^>]*>|[^<]+/gi, (piece, end?: string, name?: string) => {
    if (name === undefined) {
      if (outer < Infinity) return piece;
      const pattern = large < Infinity ? unbreakableInLargeType : unbreakable;
      return piece.replace(pattern, (word) => `<span class="kept">${word}</span>`);
    }
    if (end) {
      open.pop();
      if (open.length < outer) outer = Infinity;
      if (open.length < large) large = Infinity;
    } else if (!voidTags.test(name) && !piece.endsWith('/>')) {
      open.push(name);
      if (outer === Infinity && (skipped.test(name) || isIsland(piece))) outer = open.length;
      if (large === Infinity && largeType.test(piece)) large = open.length;
    }
    return piece;
  });
}
