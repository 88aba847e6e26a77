import type { DefaultTreeAdapterTypes } from 'parse5';

import {
  indexAddress,
  type IndexedPage,
  type SearchIndex,
} from '../../src/features/search/search-index.ts';
import type { Synonyms } from '../../src/lib/text/search-words.ts';
import { dataName } from '../../src/lib/dom/attributes.ts';
import { isDeleting, isRaising, raised } from '../texts/raised.ts';

export type IndexedSection = {
  /** Id to link to; empty for the top of the page. */
  anchor: string;
  /** Empty for the top of the page. */
  heading: string;
  /** The nearest heading of a higher level that has its own section, or empty. */
  parent: string;
  /** The visible text; line breaks separate blocks and lines of code. */
  text: string;
};

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Controls, drawings and navigation. */
const skippedElements = new Set(
  'script style template noscript svg canvas nav form button dialog select textarea'.split(' '),
);
/** Also controls, with what stands below them, marks of sources, and what only visitors without script see. */
const skippedClasses = ['btn', 'by-mail', 'badge', 'no-script', 'source-note', 'visually-hidden'];
const inlineElements = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((one) => one.name === name)?.value;
const hasClass = (element: Element, ...names: readonly string[]) =>
  (attribute(element, 'class') ?? '').split(' ').some((one) => names.includes(one));

function isSkipped(element: Element): boolean {
  const hidden = attribute(element, 'hidden');
  return (
    skippedElements.has(element.tagName) ||
    isDeleting(element.tagName) ||
    // The number of a footnote is none of the words before it.
    attribute(element, 'data-footnote-ref') !== undefined ||
    attribute(element, dataName('unindexed')) !== undefined ||
    (hidden !== undefined && hidden !== 'until-found') ||
    attribute(element, 'aria-hidden') === 'true' ||
    hasClass(element, ...skippedClasses)
  );
}

const isLaidOut = (element: Element) => hasClass(element, 'flex', 'grid', 'block');

/** Where an element of a line begins and ends: two that touch are apart on the page, as label and value are. */
const begin = '\ufdd0';
const end = '\ufdd1';
/** Where a cell of a table ends. */
const cellEnd = '\ufdd2';

/** The separators around an element's text: spaces, line breaks or marks. Code and small signs are one with their neighbors. */
function separatorsOf(element: Element, parentIsLaidOut: boolean): readonly [string, string] {
  const { tagName, parentNode } = element;
  if (tagName === 'td' || tagName === 'th') return [' ', cellEnd];
  if (!inlineElements.has(tagName) || isLaidOut(element)) return ['\n', '\n'];
  if (parentIsLaidOut) return [' ', ' '];
  const isInCode = parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'code';
  return isInCode || ['sub', 'sup'].includes(tagName) ? ['', ''] : [begin, end];
}

function textOf(node: Node, parentIsLaidOut: boolean): string {
  if ('value' in node) return node.value;
  if (!isElement(node)) return '';
  const [before, after] = separatorsOf(node, parentIsLaidOut);
  if (isSkipped(node)) return before + after;
  const words = node.childNodes.map((child) => textOf(child, isLaidOut(node))).join('');
  return before + (isRaising(node.tagName) ? raised(node.tagName, words) : words) + after;
}

/** Without what a line may break at, which would divide a word, and without lines of signs. */
const tidy = (text: string) =>
  text
    .replaceAll(/[\u00ad\u2060]/g, '')
    .replaceAll(/\ufdd1\ufdd0+(?![\ufdd0,.;:!?)])/g, ' ')
    .replaceAll(/[\ufdd0\ufdd1]/g, '')
    .split('\n')
    .map((line) => line.replace(/\s*\ufdd2\s*$/, '').replaceAll('\ufdd2', ' · '))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n');
const oneLine = (text: string) => tidy(text).replaceAll('\n', ' ');

const headingLevel = ({ tagName }: Element) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** The first heading in an element, unless an inner element with an id comes first. */
function firstHeading(element: Element): Element | undefined {
  for (const child of element.childNodes) {
    if (!isElement(child) || isSkipped(child)) continue;
    if (headingLevel(child) > 0) return child;
    if (attribute(child, 'id')) return undefined;
    const heading = firstHeading(child);
    if (heading) return heading;
  }
  return undefined;
}

function mainOf(node: DefaultTreeAdapterTypes.ParentNode): Element | undefined {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    const main = child.tagName === 'main' ? child : mainOf(child);
    if (main) return main;
  }
  return undefined;
}

/**
 * Splits a rendered page's `<main>` at its h2 and h3 headings. A heading starts a section if it has an id, or if
 * it is the first heading in an element with an id. Text in that element before the heading belongs to the
 * section, too.
 */
export function sectionsOf(document: DefaultTreeAdapterTypes.Document): readonly IndexedSection[] {
  let last = { anchor: '', heading: '', parent: '', text: '', level: 1 };
  const sections = [last];
  const named = new Set<Element>();
  const add = (text: string) => {
    last.text += text;
  };
  const beginSection = (heading: Element, anchor: string) => {
    const level = headingLevel(heading);
    const parent = sections.findLast((section) => section.level < level)?.heading ?? '';
    last = { anchor, heading: oneLine(textOf(heading, false)), parent, text: '', level };
    sections.push(last);
    named.add(heading);
  };
  const beginsSection = (heading: Element) =>
    [2, 3].includes(headingLevel(heading)) && !named.has(heading);

  const walk = (node: Node, parentIsLaidOut: boolean) => {
    if ('value' in node) return add(node.value);
    if (!isElement(node)) return undefined;
    if (isRaising(node.tagName)) return add(textOf(node, parentIsLaidOut));
    const [before, after] = separatorsOf(node, parentIsLaidOut);
    add(before);
    if (isSkipped(node)) return add(after);
    // Without a box, an element is no place to land at.
    const id = hasClass(node, 'contents') ? undefined : attribute(node, 'id');
    const heading = headingLevel(node) > 0 ? node : firstHeading(node);
    if (id && heading && beginsSection(heading)) beginSection(heading, id);
    if (!named.has(node)) for (const child of node.childNodes) walk(child, isLaidOut(node));
    return add(after);
  };
  for (const child of mainOf(document)?.childNodes ?? []) walk(child, false);
  return sections.map(({ anchor, heading, parent, text }) => ({
    anchor,
    heading,
    parent,
    text: tidy(text),
  }));
}

/** Characters of JSON, about 150 KB with Brotli. */
const maxIndexCharacters = 500_000;
/** Additional characters for the titles of about a thousand older articles. */
const titlesCharacters = 100_000;

/**
 * Builds the index of all pages as one file of bounded size. Once it is full, older articles are indexed by
 * their titles only, and finally not at all.
 */
export class SearchIndexer {
  private readonly pages: IndexedPage[] = [];
  private size = 0;

  /** Add articles newest first. */
  add(page: IndexedPage): void {
    const size = JSON.stringify(page).length;
    const isFull = page.kind === 'article' && this.size + size > maxIndexCharacters;
    const kept = isFull ? { ...page, sections: [['', '', '', ''] as const] } : page;
    const keptSize = isFull ? JSON.stringify(kept).length : size;
    if (page.kind === 'article' && this.size + keptSize > maxIndexCharacters + titlesCharacters)
      return;
    this.size += keptSize;
    this.pages.push(kept);
  }

  /** @param synonyms in the language of the pages */
  files(synonyms: Synonyms): readonly [readonly [name: string, content: string]] {
    const index: SearchIndex = { pages: this.pages, synonyms };
    return [[indexAddress.slice(1), JSON.stringify(index)]];
  }
}
