import { isHere } from '../../src/config/is-published.ts';
import { anyArticle } from './articles.ts';
import { pages } from './dist.ts';
import { full } from './full.ts';

/** One page of every kind. */
const sample: readonly string[] = [
  // Drawings that move.
  '/',
  // A form in the page.
  '/contact',
  // Cards, sheets over the page, a comparison.
  '/products-solutions',
  // A page of the platform, with a simulator.
  '/platform/communications',
  // A page for a group of readers, with a table and a tool.
  '/solutions/it-leaders',
  // Tabs and code.
  '/api',
  '/docs',
  // An article with comments.
  anyArticle.path,
  // A list with filters and downloads.
  '/resources/whitepapers',
];

/** All pages in a long run, these in a short one. */
export function pagesToCheck(few: readonly string[]): typeof pages {
  const missing = few.filter((path) => isHere(path) && !pages.some((page) => page.path === path));
  if (missing.length > 0)
    throw new Error(`No such page: ${missing.join()}. Name others of their kind.`);
  return full ? pages : pages.filter(({ path }) => few.includes(path));
}

/**
 * The pages on which a rule for all pages is checked. A short run, `npm test`, takes one of every kind, and does
 * the same with states, forms, widths and time zones; the long one, `npm run test:full`, takes all of them.
 */
export const checkedPages = pagesToCheck(sample);
