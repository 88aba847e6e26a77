/** What the dialog for an account says of papers: the browser has no more of them. */
import { papers } from '../records.ts';
import { paperCatalog } from './catalog.ts';
import { paperTitles } from './titles.ts';

export { paperFile } from './catalog.ts';

export const paperList = [
  ...papers.map(({ slug, title, featured = false, free }) => ({ slug, title, featured, free })),
  ...paperCatalog.map((paper) => ({ ...paper, title: paperTitles[paper.slug], free: false })),
];
