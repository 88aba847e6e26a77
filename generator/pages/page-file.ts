export const pageFile = (page: string): string => `src/pages/${page}.tsx`;

/** The published file of a path: hosts serve `about.html` at `/about`. */
export const htmlFile = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;
