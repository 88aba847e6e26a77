import { pageFacts, treeOfHtml } from '../../generator/pages/page-facts.ts';

/**
 * The sections of a page in the search index, as the build finds them.
 * @param main HTML of the page's own part
 */
export const sectionsIn = (main: string) =>
  pageFacts(treeOfHtml(`<main id="main">${main}</main>`)).sections;
