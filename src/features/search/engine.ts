import MiniSearch, { type Query, type SearchResult } from 'minisearch';

import { itemAt } from '../../lib/item-at.ts';
import { excerptOf, type Segment, segmentsOf } from '../../lib/search-excerpt.ts';
import { foldWord, stemOf, wordsOf } from '../../lib/search-words.ts';
import type { IndexedPage, ResultKind } from './indexed-page.ts';

export type Result = {
  href: string;
  kind: ResultKind;
  /** Pages and headings above it, outermost first. */
  trail: readonly string[];
  title: readonly Segment[];
  excerpt: readonly Segment[];
};

export type Answer = {
  /** How many places answer; the first `maxResults` of them are given. */
  count: number;
  /** Whether no place has every word, and these have some. */
  partial: boolean;
  /** Best first. */
  results: readonly Result[];
};

export type Engine = {
  /**
   * Looks a question up.
   * @param query any text; what is beyond `maxQueryLength` is ignored
   * @param kinds only results of these kinds; all when absent
   */
  search: (query: string, kinds?: readonly ResultKind[]) => Answer;
};

/** In UTF-16 units. */
export const maxQueryLength = 200;
export const maxResults = 20;
const excerptLength = 170;
const fewResults = 3;
const sectionsAtOnce = 20;
const manual: ReadonlySet<ResultKind> = new Set(['Docs', 'API']);

type Entry = { page: IndexedPage; anchor: string; heading: string; parent: string; text: string };
type Match = SearchResult & { partial: boolean };
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

/**
 * Makes an engine of the pages that the index file holds, in pieces, so that the page it happens on stays
 * responsive.
 */
export async function createEngine(pages: readonly IndexedPage[]): Promise<Engine> {
  const entries: Entry[] = [];
  const documents: Indexed[] = [];
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'heading', 'parent', 'text'],
    processTerm: (term) => foldWord(term) || null,
    searchOptions: {
      boost: { heading: 5, title: 2, parent: 2 },
      weights: { fuzzy: 0.2, prefix: 0.5 },
      maxFuzzy: 2,
      // Who searches here mostly wants to know how; an argument on another page comes after.
      boostDocument: (id) => (manual.has(kindOf(id)) ? 1.4 : 1),
      processTerm: (term) => term,
    },
  });
  for (const page of pages) {
    for (const [anchor, heading, parent, text] of page.sections) {
      const id = entries.push({ page, anchor, heading, parent, text }) - 1;
      const { title } = page;
      documents.push({
        id,
        title,
        // The name of a page is a heading where the page begins, and a reminder everywhere else.
        heading: anchor === '' ? title : heading,
        // An anchor often says in a word what a heading says in a sentence.
        parent: `${parent} ${anchor}`,
        text,
      });
    }
  }
  await index.addAllAsync(documents, { chunkSize: sectionsAtOnce });

  const entryOf = (id: number): Entry => itemAt(entries, id);
  const kindOf = (id: number) => entryOf(id).page.kind;

  const lookUp = (words: readonly string[]): readonly Match[] => {
    const found = new Map<number, Match>();
    const look = (combineWith: 'AND' | 'OR', misspelled: boolean, coveredWords: number) => {
      const queries = words.map((word) => formsOf(word, misspelled));
      for (const one of index.search({ combineWith, queries })) {
        if (coverage(one, words) < coveredWords || found.has(one.id)) continue;
        found.set(one.id, { ...one, partial: combineWith === 'OR' });
      }
    };
    // What has every word as it was typed comes first; less is looked for only when that is too little.
    look('AND', false, 0);
    if (found.size < fewResults) look('AND', true, 0);
    const some = words.length > 2 ? fewResults : 1;
    if (found.size < some) look('OR', false, Math.ceil(words.length / 2));
    return [...found.values()];
  };

  const resultOf = ({ id, terms }: Match): Result => {
    const { page, anchor, heading, parent, text } = entryOf(id);
    const hits = new Set(terms);
    const { segments, phrase } = excerptOf(text, hits, excerptLength);
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
      const words = wordsOf(query.slice(0, maxQueryLength));
      const wanted = lookUp(words).filter(({ id }) => !kinds || kinds.includes(kindOf(id)));
      return {
        count: wanted.length,
        partial: wanted[0]?.partial ?? false,
        results: wanted.slice(0, maxResults).map(resultOf),
      };
    },
  };
}

/** How many of the words a result has in some form. */
function coverage({ queryTerms }: SearchResult, words: readonly string[]): number {
  return words.filter((word) => queryTerms.includes(word) || queryTerms.includes(stemOf(word)))
    .length;
}
