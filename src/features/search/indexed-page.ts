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
export type SearchIndex = { pages: readonly IndexedPage[] };

/** Where the build writes the index. */
export const indexAddress = '/search-index.json';
