import { pages } from './dist.ts';
import { full } from './full.ts';

/** One page of every kind: what it is made of is in the comment. */
const sample: readonly string[] = [
  // Drawings that move.
  '/',
  // Sections of text and a timeline.
  '/about',
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
  '/blog/quantum-computing-threats',
  // A list with filters and downloads.
  '/resources/whitepapers',
  // A legal text.
  '/privacy',
  '/404',
];

const missing = sample.filter((path) => !pages.some((page) => page.path === path));
if (missing.length > 0) throw new Error(`The sample names pages that are gone: ${missing.join()}`);

/**
 * The pages on which a rule for all pages is checked: one of every kind in a short run, all of them in the
 * long one.
 */
export const checkedPages = full ? pages : pages.filter(({ path }) => sample.includes(path));
