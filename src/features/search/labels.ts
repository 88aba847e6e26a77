/* What the controls of the search are called. */

import type { ResultKind } from './indexed-page.ts';

export const slashOff = 'Turn off the / key';
export const slashOn = 'Let the / key open this';
export const tryAgain = 'Try again';

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
