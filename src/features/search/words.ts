/* The search. */

import type { ResultKind } from './search-index.ts';

export const example = 'For example: rotate a key';
export const onlyFirst = 'Only the first {count} characters are used.';
export const fetching = 'Fetching the index.';
export const notFetched = 'The search index could not be fetched.';
export const listOfPages = 'Go to the list of all pages';
/** Where a query has neither letter nor digit. */
export const onlySigns = 'Signs alone are not searched. Type a word or a number.';
export const nothingFound = 'No page says “{query}”.';
export const fewerWords = 'Fewer or other words may help. Or ask us: we answer what no page says.';
/** On pages that this language lacks: for example "In English: 13 results". */
export const inLanguage = 'In {language}: {results}';

/** Before the number, if no page has every word. */
export const partly = 'Nothing has every word.';
export const found = { one: '{count} result', other: '{count} results' } as const;
export const foundFirst = '{count} results; the first {shown} are listed';
/** Where a search looked among some pages, and found only others. */
export const foundElsewhere = {
  one: '{count} result, all on other pages',
  other: '{count} results, all on other pages',
} as const;
export const foundElsewhereFirst =
  '{count} results, all on other pages; the first {shown} are listed';

/** The list, for screen readers. */
export const results = 'Results';
/** Beside a result. */
export const kinds: Readonly<Record<ResultKind, string>> = {
  page: 'Page',
  docs: 'Docs',
  api: 'API',
  article: 'Article',
  paper: 'Paper',
  case: 'Case',
  job: 'Job',
  press: 'Press',
};

export const keys = 'Arrows choose, Enter opens, Esc closes.';
export const slashOff = 'Turn off the / key';
export const slashOn = 'Let the / key open this';
