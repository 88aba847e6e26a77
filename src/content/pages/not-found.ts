import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Page not found',
  description: 'This address is not part of the site.',
};

/** Texts for an address without a page. Both headings and the text about articles are agreed (decision 90). */
export const notFound = {
  heading: 'Oops! Page not found',
  articleHeading: 'Article Not Found',
  articleText: "The article you're looking for doesn't exist.",
  home: 'Back to the home page',
  suggestions: 'Perhaps you meant',
} as const;

export const mayHaveMoved =
  'It may have moved, or the address has a typo. Search, or pick one below.';
export const askUs = 'Ask us';
export const homePage = 'The home page';
export const mainPages = 'Main pages';
export const everyPage = 'Every page';
export const everyPageHeading = 'Every page of this site';
export const everyPageAndArticles = 'Every page of this site, and its newest articles';
