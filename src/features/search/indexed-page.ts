export const resultKinds = [
  'Page',
  'Docs',
  'API',
  'Article',
  'Paper',
  'Case',
  'Job',
  'Press',
] as const;

/** What a result is, said beside it. */
export type ResultKind = (typeof resultKinds)[number];

/** One page as the index file holds it. */
export type IndexedPage = {
  path: string;
  title: string;
  kind: ResultKind;
  /** Parts of the page under a heading each; the part at the top has no anchor and no heading. */
  sections: readonly (readonly [anchor: string, heading: string, parent: string, text: string])[];
};

/** The index file. */
export type SearchIndex = {
  /** Every page; without the articles where these are in shards. */
  pages: readonly IndexedPage[];
  /** Keys of the shards, sorted; none while the whole index is small (docs/decisions/0060). */
  shards: readonly string[];
};

/** Where the build writes the index. */
export const indexAddress = '/search-index.json';

/** Where it writes the pages of one shard. */
export const shardAddress = (key: string): string => `/search/w-${key}.json`;
