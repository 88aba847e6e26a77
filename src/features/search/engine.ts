import MiniSearch, { type Query, type SearchResult } from 'minisearch';

import { excerptOf, type Segment, segmentsOf } from '../../lib/search-excerpt.ts';
import { foldWord, stemOf, wordsOf } from '../../lib/search-words.ts';
import { type IndexedPage, indexAddress, type ResultKind } from './indexed-page.ts';

export type Result = {
  href: string;
  kind: ResultKind;
  /** Pages and headings above it, outermost first. */
  trail: readonly string[];
  title: readonly Segment[];
  excerpt: readonly Segment[];
};

export type Engine = {
  /**
   * Looks a question up.
   * @param query any text; what is beyond `longestQuery` is ignored
   * @param kinds only results of these kinds; all when absent
   * @returns best first
   */
  search: (query: string, kinds?: readonly ResultKind[]) => readonly Result[];
};

/** In UTF-16 units. */
export const longestQuery = 200;
const excerptLength = 170;
const fewResults = 3;
const manual: readonly ResultKind[] = ['Docs', 'API'];

type Entry = { id: number; page: IndexedPage; anchor: string; heading: string; parent: string };
type Indexed = { id: number; title: string; heading: string; parent: string; text: string };

/** Looks for a word as it is, begun, in another form, and perhaps misspelled. */
const formsOf = (word: string, misspelled: boolean): Query => ({
  combineWith: 'OR',
  queries: [
    // A slip in four letters, two from six on (a swap of neighbors counts as two).
    { queries: [word], fuzzy: misspelled && word.length > 3 && 0.25, prefix: word.length > 1 },
    ...(stemOf(word) === word ? [] : [{ queries: [stemOf(word)], prefix: true }]),
  ],
});

/** A text directive (WICG, Scroll to Text Fragment); a dash in it has a meaning of its own. */
const directive = (phrase: string) =>
  phrase && `:~:text=${encodeURIComponent(phrase.toWellFormed()).replaceAll('-', '%2D')}`;

/** Makes an engine of the pages that the index file holds. */
export function createEngine(pages: readonly IndexedPage[]): Engine {
  const entries: Entry[] = [];
  const texts: string[] = [];
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'heading', 'parent', 'text'],
    processTerm: (term) => foldWord(term) || null,
    searchOptions: {
      boost: { heading: 5, title: 2, parent: 2 },
      weights: { fuzzy: 0.2, prefix: 0.5 },
      maxFuzzy: 2,
      // Who searches here mostly wants to know how; an argument on another page comes after.
      boostDocument: (id) => (manual.includes((entries[Number(id)] as Entry).page.kind) ? 1.4 : 1),
      processTerm: (term) => term,
    },
  });
  for (const page of pages) {
    for (const [anchor, heading, parent, text] of page.sections) {
      const id = entries.push({ id: entries.length, page, anchor, heading, parent }) - 1;
      texts.push(text);
      // The name of a page is a heading where the page begins, and a reminder everywhere else.
      const title = page.title;
      index.add({ id, title, heading: anchor === '' ? title : heading, parent, text });
    }
  }

  const lookUp = (words: readonly string[]): readonly SearchResult[] => {
    const found = new Map<number, SearchResult>();
    const look = (combineWith: 'AND' | 'OR', misspelled: boolean, coveredWords: number) => {
      const queries = words.map((word) => formsOf(word, misspelled));
      for (const one of index.search({ combineWith, queries })) {
        if (coverage(one, words) >= coveredWords && !found.has(one.id)) found.set(one.id, one);
      }
    };
    // What has every word as it was typed comes first; less is looked for only when that is too little.
    look('AND', false, 0);
    if (found.size < fewResults) look('AND', true, 0);
    if (found.size < fewResults && words.length > 2) look('OR', true, Math.ceil(words.length / 2));
    return [...found.values()];
  };

  const resultOf = ({ id, terms }: SearchResult): Result => {
    const { page, anchor, heading, parent } = entries[Number(id)] as Entry;
    const hits = new Set(terms);
    const { segments, phrase } = excerptOf(texts[Number(id)] ?? '', hits, excerptLength);
    const fragment = `${anchor}${directive(phrase)}`;
    return {
      href: fragment ? `${page.path}#${fragment}` : page.path,
      kind: page.kind,
      trail: anchor === '' ? [] : [page.title, parent].filter(Boolean),
      title: segmentsOf(anchor === '' ? page.title : heading, hits),
      excerpt: segments,
    };
  };

  return {
    search: (query, kinds) => {
      const words = wordsOf(query.slice(0, longestQuery));
      if (words.length === 0) return [];
      return lookUp(words)
        .filter(({ id }) => !kinds || kinds.includes((entries[Number(id)] as Entry).page.kind))
        .map(resultOf);
    },
  };
}

/** How many of the words a result has in some form. */
function coverage({ queryTerms }: SearchResult, words: readonly string[]): number {
  return words.filter((word) => queryTerms.includes(word) || queryTerms.includes(stemOf(word)))
    .length;
}

let engine: Promise<Engine> | undefined;

/**
 * Fetches the index, once; from then on searching needs no network.
 * @throws Error when it cannot be fetched; the next call tries again
 */
export function load(): Promise<Engine> {
  engine ??= fetch(indexAddress)
    .then((response) => {
      if (!response.ok) throw new Error(`${indexAddress}: ${response.status}`);
      return response.json() as Promise<readonly IndexedPage[]>;
    })
    .then(createEngine)
    .catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
  return engine;
}
