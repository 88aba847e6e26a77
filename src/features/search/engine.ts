import MiniSearch, { type Query, type SearchResult } from 'minisearch';

import { itemAt } from '../../lib/item-at.ts';
import {
  excerptOf,
  type Segment,
  segmentsOf,
  prefixLength,
  stemOf,
} from '../../lib/text/search-words.ts';
import { type IndexedPage, maxQueryLength, maxResults, type ResultKind } from './search-index.ts';
import { Vocabulary, type WordGroup } from './query-words.ts';

export type Result = {
  href: string;
  kind: ResultKind;
  /** The page and headings above, outermost first. */
  trail: readonly string[];
  title: readonly Segment[];
  excerpt: readonly Segment[];
};

export type SearchResults = {
  /** All matches; `results` has the first `maxResults`. */
  count: number;
  /** Whether these match some words only, because no place has all. */
  partial: boolean;
  /** Best first. */
  results: readonly Result[];
};

export type Engine = {
  /**
   * @param query any text; cut to `maxQueryLength`
   * @param kinds kinds of results; by default all
   */
  search: (query: string, kinds?: readonly ResultKind[]) => SearchResults;
};

const excerptLength = 170;
const fewResults = 3;
const sectionsAtOnce = 20;
const manual: ReadonlySet<ResultKind> = new Set(['docs', 'api']);

type Entry = { page: IndexedPage; anchor: string; heading: string; parent: string; text: string };
type Match = SearchResult & { partial: boolean };
type Indexed = { id: number; title: string; heading: string; parent: string; text: string };

type Manner = { readonly combineWith: 'AND' | 'OR'; readonly fuzzy: boolean };

/** Matches a word exactly, from `prefixFrom` letters on as a prefix, by its stem, and with `fuzzy` also with typos. */
const formsOf = (word: string, fuzzy: boolean, prefixFrom = prefixLength(word)): Query => ({
  combineWith: 'OR',
  queries: [
    // One typo in four letters, two from six on. Swapped neighbors count as two.
    { queries: [word], fuzzy: fuzzy && word.length > 3 && 0.25, prefix: word.length >= prefixFrom },
    ...(stemOf(word) === word ? [] : [{ queries: [stemOf(word)], prefix: true }]),
  ],
});

/** Matches the words of a group apart or as one. Where they can be one, "re" and "ml" are no prefixes. */
const groupForms = ({ words, joined }: WordGroup, { combineWith, fuzzy }: Manner): Query => {
  const prefixFrom = joined === null ? undefined : 3;
  const apart = { combineWith, queries: words.map((word) => formsOf(word, fuzzy, prefixFrom)) };
  return joined === null ? apart : { combineWith: 'OR', queries: [apart, formsOf(joined, fuzzy)] };
};

/** A text directive (WICG, Scroll to Text Fragment). Dashes are syntax there, so they are encoded. */
const directive = (phrase: string) =>
  phrase && `:~:text=${encodeURIComponent(phrase).replaceAll('-', '%2D')}`;

/** Indexes the pages in chunks, so that the page stays responsive. */
export async function createEngine(pages: readonly IndexedPage[]): Promise<Engine> {
  const entries: Entry[] = [];
  const documents: Indexed[] = [];
  const vocabulary = new Vocabulary();
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'heading', 'parent', 'text'],
    tokenize: (text) => vocabulary.add(text),
    processTerm: (term) => term,
    searchOptions: {
      boost: { heading: 5, title: 2, parent: 2 },
      weights: { fuzzy: 0.2, prefix: 0.5 },
      maxFuzzy: 2,
      // Visitors who search mostly look for instructions.
      boostDocument: (id) => (manual.has(kindOf(id)) ? 1.4 : 1),
      tokenize: (word) => [word],
    },
  });
  for (const page of pages) {
    for (const [anchor, heading, parent, text] of page.sections) {
      const id = entries.push({ page, anchor, heading, parent, text }) - 1;
      const { title } = page;
      documents.push({
        id,
        title,
        // A page's title is the heading of its first section.
        heading: anchor === '' ? title : heading,
        // An anchor is often a short form of its heading.
        parent: `${parent} ${anchor}`,
        text,
      });
    }
  }
  await index.addAllAsync(documents, { chunkSize: sectionsAtOnce });

  const entryOf = (id: number): Entry => itemAt(entries, id);
  const kindOf = (id: number) => entryOf(id).page.kind;

  const findMatches = (groups: readonly WordGroup[]): readonly Match[] => {
    const wordCount = groups.flatMap(({ words }) => words).length;
    const found = new Map<number, Match>();
    const collect = (combineWith: 'AND' | 'OR', fuzzy: boolean, minCoverage: number) => {
      const queries = groups.map((group) => groupForms(group, { combineWith, fuzzy }));
      for (const match of index.search({ combineWith, queries })) {
        if (coverage(match, groups) < minCoverage || found.has(match.id)) continue;
        found.set(match.id, { ...match, partial: combineWith === 'OR' });
      }
    };
    // Exact matches of all words come first. Weaker matches are added only if there are few.
    collect('AND', false, 0);
    if (found.size < fewResults) collect('AND', true, 0);
    const enough = wordCount > 2 ? fewResults : 1;
    if (found.size < enough) collect('OR', false, Math.ceil(wordCount / 2));
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
      const groups = vocabulary.groupsOf(query.slice(0, maxQueryLength));
      const matches = findMatches(groups).filter(({ id }) => !kinds || kinds.includes(kindOf(id)));
      return {
        count: matches.length,
        partial: matches[0]?.partial ?? false,
        results: matches.slice(0, maxResults).map(resultOf),
      };
    },
  };
}

/** How many of the words a result matches in some form. */
function coverage({ queryTerms }: SearchResult, groups: readonly WordGroup[]): number {
  const isMatched = (word: string) =>
    queryTerms.includes(word) || queryTerms.includes(stemOf(word));
  return groups.flatMap(({ words, joined }) =>
    joined !== null && isMatched(joined) ? words : words.filter(isMatched),
  ).length;
}
