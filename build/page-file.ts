/** Name of the page that shows every component; the development server alone has it. */
export const sheetPage = 'dev';

/** The module of a page, by its name in the route table. */
export const pageFile = (page: string): string =>
  page === sheetPage ? 'src/dev/sheet.tsx' : `src/pages/${page}.tsx`;

/** The file of the page at an address, in the published folder: hosts serve `about.html` at `/about`. */
export const htmlFile = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;
