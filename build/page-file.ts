/** Name of the page that shows every component; the development server alone has it. */
export const sheetPage = 'dev';

/** The module of a page, by its name in the route table. */
export const pageFile = (page: string): string =>
  page === sheetPage ? 'src/dev/sheet.tsx' : `src/pages/${page}.tsx`;
