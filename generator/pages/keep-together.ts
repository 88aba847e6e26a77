import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';

import { isRightToLeft } from '../../src/config/language.ts';
import { onOneLine } from '../../src/lib/text/line-language.ts';
import { dataName } from '../../src/lib/dom/attributes.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Names such as ML-KEM-768, phone numbers, and what the language keeps: a line break inside them misleads. */
const unbreakable = new RegExp(
  String.raw`\b[A-Z][A-Z\d]+(?:-[A-Z\d]+)+\b(?!:)|\b(?:FIPS|SP) \d+-\d+[A-Z]?|\+\d(?:[ \d]{8,})\d|${onOneLine}`,
);

/** Between letters, tight letter spacing makes a hyphen one with them; and the typeface's is as long as a dash. */
const hyphen = /(?<=\p{L})-(?=\p{L})/gu;

/** Browsers don't break a line after a hyphen between Hebrew letters (UAX 14, LB21a). */
const shorter = isRightToLeft ? '<i>-</i><wbr>' : '<i>-</i>';

/** In large type, names of standards and all compounds that fit the narrowest window, too. */
const standard = /\b(?:CNSA|FIPS|TLS|RFC|SP) \d[\d.-]*\d/;
const compound = /(?<![\w-])(?=[\w-]{3,12}(?![\w-]))[A-Za-z\d]+(?:-[A-Za-z]+)+/;

const inText = new RegExp(unbreakable, 'g');
const inLargeType = new RegExp(
  [unbreakable, standard, compound].map(({ source }) => source).join('|'),
  'g',
);
const isLarge = ({ tagName, attrs }: Element): boolean =>
  /^h[1-3]$/.test(tagName) ||
  attrs.some(({ name, value }) => name === 'class' && value.split(' ').includes('lede'));

/** Code is not text, and the short lines under buttons don't break. */
const skipped = new Set(
  'script style title pre code textarea option svg noscript small'.split(' '),
);
/** Hydration needs the markup of islands as React rendered it. */
const isSkipped = ({ tagName, attrs }: Element): boolean =>
  skipped.has(tagName) || attrs.some(({ name }) => name === dataName('island'));

const keep = (word: string) => `<span class="kept">${word}</span>`;

/**
 * Wraps unbreakable words in a `span` that keeps them on one line, and hyphens of headings in an `i` that makes
 * them shorter than dashes. All other markup stays as it is.
 * @param document the tree of that HTML, with places
 */
export function keepTogether(html: string, document: ParentNode): string {
  const pieces: string[] = [];
  let end = 0;
  const visit = (parent: ParentNode, inLarge: boolean, isHeading: boolean) => {
    for (const node of parent.childNodes) {
      const place = node.sourceCodeLocation;
      if (tree.isTextNode(node) && place) {
        const text = html.slice(place.startOffset, place.endOffset);
        const pattern = inLarge ? inLargeType : inText;
        const kept = text.replace(pattern, keep);
        const spaced = isHeading ? kept.replace(hyphen, shorter) : kept;
        pieces.push(html.slice(end, place.startOffset), spaced);
        end = place.endOffset;
      } else if (tree.isElementNode(node) && !isSkipped(node)) {
        visit(node, inLarge || isLarge(node), isHeading || /^h[1-3]$/.test(node.tagName));
      }
    }
  };
  visit(document, false, false);
  return pieces.join('') + html.slice(end);
}
