/** Texts for an address without a page. The specification has both headings and the text about articles. */
export const notFound = {
  heading: 'Oops! Page not found',
  articleHeading: 'Article Not Found',
  articleText: "The article you're looking for doesn't exist.",
  home: 'Back to the home page',
  suggestions: 'Perhaps you meant',
} as const;
