import { type DefaultTreeAdapterTypes, parse } from 'parse5';

import type { IndexedPage } from '../src/features/search/indexed-page.ts';
import { sectionsOf } from './search-index-sections.ts';

/** What the rest of the site needs to know about a finished page. */
export type PageFacts = {
  /** For the search index; those without a word are left out. */
  readonly sections: IndexedPage['sections'];
  /** The ids that a link can name. */
  readonly ids: readonly string[];
  /** The addresses of its links, each once. */
  readonly links: readonly string[];
};

/** @param html a whole document */
export function pageFacts(html: string): PageFacts {
  const document = parse(html, { scriptingEnabled: false });
  const ids: string[] = [];
  const links = new Set<string>();
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node)
      for (const { name, value } of node.attrs) {
        if (name === 'id') ids.push(value);
        if (name === 'href' && node.tagName === 'a') links.add(value);
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
  };
}
