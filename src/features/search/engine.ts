import MiniSearch, { type Query, type SearchResult } from 'minisearch';

import { commentsId } from '../../lib/dom/attributes.ts';
import { itemAt } from '../../lib/item-at.ts';
import { excerptOf, type Segment, segmentsOf, type Synonyms } from '../../lib/text/search-words.ts';
import { type IndexedPage, maxQueryLength, maxResults, type ResultKind } from './search-index.ts';
import { type Fit, fits, type Term, Vocabulary } from './query-words.ts';

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

type Entry = { page: IndexedPage; anchor: string; heading: string; parent: string; text: string };
type Match = SearchResult & { partial: boolean };
type Indexed = { id: number; title: string; heading: string; parent: string; text: string };

/** Pages come before articles, and articles before what others wrote below them. Visitors look for instructions first. */
function weightOf({ page: { kind }, anchor }: Entry): number {
  if (kind === 'article') return anchor === commentsId ? 0.1 : 0.4;
  return kind === 'docs' || kind === 'api' ? 1.4 : 1;
}

/** Indexes the pages in chunks, so that the page stays responsive. */
export async function createEngine(
  pages: readonly IndexedPage[],
  synonyms: Synonyms = {},
): Promise<Engine> {
  const entries: Entry[] = [];
  const documents: Indexed[] = [];
  const vocabulary = new Vocabulary(synonyms);
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'heading', 'parent', 'text'],
    tokenize: (text) => vocabulary.add(text),
    processTerm: (term) => term,
    searchOptions: {
      boost: { heading: 5, title: 2, parent: 2 },
      boostDocument: (id) => weightOf(entryOf(id)),
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

  /** What a section must have for a term, in words that fit as well as `worst` or better. */
  const formsFor = (term: Term, worst: Fit): Query => ({
    combineWith: 'OR',
    queries: term.map(({ words, isTyped }) => ({
      combineWith: 'AND',
      queries: words.map((word) => ({
        combineWith: 'OR',
        queries: [...vocabulary.formsOf(word, isTyped ? worst : 'whole')],
      })),
    })),
  });

  const findMatches = (terms: readonly Term[]): readonly Match[] => {
    const found = new Map<number, Match>();
    const add = (matches: readonly SearchResult[], partial: boolean) => {
      for (const match of matches)
        if (!found.has(match.id)) found.set(match.id, { ...match, partial });
    };
    const queriesFor = (worst: Fit) => terms.map((term) => formsFor(term, worst));
    // All words come first, then some; whole words first, then parts of words.
    for (const worst of fits)
      add(index.search({ combineWith: 'AND', queries: queriesFor(worst) }), false);
    if (found.size < (terms.length > 2 ? fewResults : 1)) {
      const queries = queriesFor('begins');
      const places = queries.map((query) => new Set(index.search(query).map(({ id }) => id)));
      const has = (id: number) => places.filter((those) => those.has(id)).length;
      const some = index.search({ combineWith: 'OR', queries });
      add(
        some.filter(({ id }) => has(id) >= terms.length / 2),
        true,
      );
    }
    return [...found.values()];
  };

  const resultOf = ({ id, terms }: Match): Result => {
    const { page, anchor, heading, parent, text } = entryOf(id);
    const hits = new Set(terms);
    return {
      // No text fragment: browsers stop at the first place that has the words, which is often another section.
      href: anchor === '' ? page.path : `${page.path}#${anchor}`,
      kind: page.kind,
      trail: anchor === '' ? [] : [page.title, parent].filter(Boolean),
      title: segmentsOf(anchor === '' ? page.title : heading, hits),
      excerpt: excerptOf(text, hits, excerptLength),
    };
  };

  return {
    search: (query, kinds) => {
      const terms = vocabulary.termsOf(query.slice(0, maxQueryLength));
      const matches = findMatches(terms).filter(({ id }) => !kinds || kinds.includes(kindOf(id)));
      return {
        count: matches.length,
        partial: matches[0]?.partial ?? false,
        results: matches.slice(0, maxResults).map(resultOf),
      };
    },
  };
}
