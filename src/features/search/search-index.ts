import type { Synonyms } from '../../lib/text/search-words.ts';

/** `words.ts` has the words beside a result. */
export type ResultKind = 'page' | 'docs' | 'api' | 'article' | 'paper' | 'case' | 'job' | 'press';

export type IndexedPage = {
  path: string;
  title: string;
  kind: ResultKind;
  /** One per heading. The first section has no anchor and no heading. */
  sections: readonly (readonly [anchor: string, heading: string, parent: string, text: string])[];
};

/** Content of the index file. */
export type SearchIndex = { pages: readonly IndexedPage[]; synonyms?: Synonyms };

/** Where the build writes the index. */
export const indexAddress = '/search-index.json';

/** Shorter queries find nothing. */
export const minQueryLength = 2;
/** In UTF-16 units. */
export const maxQueryLength = 200;
export const maxResults = 20;
