/** Names such as ML-KEM-768 or St. Paul, and phone numbers: a line break inside them misleads. */
const unbreakable =
  /\b[A-Z][A-Z\d]+(?:-[A-Z\d]+)+\b(?!:)|\b(?:FIPS|SP) \d+-\d+[A-Z]?|\bSt\. [A-Z][a-z]+|\+\d(?:[ \d]{8,})\d/;

/** In large type, names of standards and all compounds that fit the narrowest window, too. */
const standard = /\b(?:CNSA|FIPS|TLS|RFC|SP) \d[\d.-]*\d/;
const compound = /(?<![\w-])(?=[\w-]{3,12}(?![\w-]))[A-Za-z\d]+(?:-[A-Za-z]+)+/;

const inText = new RegExp(unbreakable, 'g');
const inLargeType = new RegExp(
  [unbreakable, standard, compound].map(({ source }) => source).join('|'),
  'g',
);
const isLarge = (tag: string) => /^<h[1-3]\b|^<p class="lede\b/.test(tag);

/** Elements to skip. Islands are skipped, too, because hydration needs the markup that React rendered. */
const skipped = /^(?:script|style|title|pre|code|textarea|option|svg|noscript)$/;
const isIsland = (tag: string) => tag.includes(' data-island=');

const keep = (word: string) => `<span class="kept">${word}</span>`;

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
      return piece.replace(large < Infinity ? inLargeType : inText, keep);
    }
    if (end) {
      open.pop();
      if (open.length < outer) outer = Infinity;
      if (open.length < large) large = Infinity;
    } else if (!voidTags.test(name) && !piece.endsWith('/>')) {
      open.push(name);
      if (outer === Infinity && (skipped.test(name) || isIsland(piece))) outer = open.length;
      if (large === Infinity && isLarge(piece)) large = open.length;
    }
    return piece;
  });
}
