/** The page that shows every component, in development only. */
export const sheetPage = 'dev';

export const pageFile = (page: string): string =>
  page === sheetPage ? 'src/dev/sheet.tsx' : `src/pages/${page}.tsx`;

/** The published file of a path: hosts serve `about.html` at `/about`. */
export const htmlFile = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;
