import { globSync } from 'node:fs';

import { type DefaultTreeAdapterTypes, parse } from 'parse5';

import type { IndexedPage } from '../../src/features/search/search-index.ts';
import { sectionsOf } from '../files/search-index.ts';
import { faultOf, root } from '../texts/plain-text.ts';
import type { PageHead } from './document.ts';

/** A link as Markdown writes it. An address has a slash, a sign or a scheme at its start, unlike a call in code. */
const written = /\[[^\][]+\]\((?:[/#.]|www\.|[a-z][a-z+.-]*:)[^)]*\)/i;

/** Elements whose text may show how a link is written. */
const unseen = /<(pre|code|script|style|textarea)\b.*?<\/\1>|<[^>]*>/gs;

/**
 * Finds the first link of Markdown that a page shows as it is written, because its text is none that is read for
 * links.
 * @param markup as React writes it, with `>` escaped in attributes
 */
export const rawLinkIn = (markup: string): string | undefined =>
  written.exec(markup.replaceAll(unseen, ' '))?.[0];

/** What the rest of the site needs to know about a finished page. */
export type PageFacts = {
  /** For the search index; those without a word are left out. */
  readonly sections: IndexedPage['sections'];
  /** The ids that a link can name. */
  readonly ids: readonly string[];
  /** The addresses of its links, each once. */
  readonly links: readonly string[];
  /** The addresses of what it loads, such as pictures, each once. */
  readonly loads: readonly string[];
};

/** The addresses in a list of pictures for several widths, such as `a.png 1x, b.png 2x`. */
const addressesIn = (srcset: string): readonly string[] =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');

/** Of a `link`, an address that the browser fetches; one such as `canonical` says where something is. */
const isFetched = /\b(?:stylesheet|icon|apple-touch-icon|preload|modulepreload|manifest)\b/;

type Document = DefaultTreeAdapterTypes.Document;

/** A page as a tree that knows where each part is written. */
export const treeOfHtml = (html: string): Document =>
  parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });

/** @param document a whole document */
export function pageFacts(document: Document): PageFacts {
  const ids: string[] = [];
  const links = new Set<string>();
  const loads = new Set<string>();
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node) {
      const rel = node.attrs.find(({ name }) => name === 'rel')?.value ?? '';
      const isLoaded = node.tagName === 'link' && isFetched.test(rel);
      for (const { name, value } of node.attrs) {
        if (name === 'id') ids.push(value);
        if (name === 'href') (isLoaded ? loads : links).add(value);
        if (name === 'src' || name === 'poster') loads.add(value);
        if (/^(?:image)?srcset$/.test(name)) addressesIn(value).forEach((src) => loads.add(src));
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(document);
  return {
    sections: sectionsOf(document)
      .filter(({ heading, text }) => heading !== '' || text !== '')
      .map(({ anchor, heading, parent, text }) => [anchor, heading, parent, text]),
    ids,
    links: [...links],
    loads: [...loads],
  };
}

/**
 * Headings get their ids from their texts, and may meet those of the page around them.
 * @throws Error naming the file of a page with an id that it has twice
 */
export function checkIds({ path, source }: PageHead, { ids }: PageFacts): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) {
      // A text on a page of texts has the id that its file is called.
      const texts = /^[\w-]+$/.test(id) ? globSync(`src/content/*/${id}.mdx`, { cwd: root }) : [];
      const named = texts.map((text) => ` or rename ${text.replaceAll('\\', '/')}`).join('');
      throw faultOf(
        `${source}: two parts of ${path} are called #${id}, so that links lead to the first only; reword the heading that gives this name${named}`,
      );
    }
    seen.add(id);
  }
}
