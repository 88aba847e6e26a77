/** All papers of the page: those that are a PDF of their own, newest first, and those that the build sets. */
import { papers as own } from '../records.ts';
import { knownPaperCategories, paperCatalog } from './catalog.ts';
import { type Paper, papers } from './papers.ts';

type Offered = Pick<Paper, 'title' | 'category' | 'description' | 'date' | 'caution'> & {
  readonly slug: string;
  readonly featured: boolean;
  /** Whether it asks for no account, whatever the site does. */
  readonly free?: boolean | undefined;
  readonly findings: readonly string[];
  /** In plain words, about the whole. */
  readonly text: string;
  /** Of its texts, if that is not the language of these pages. */
  readonly lang?: string | undefined;
  /** The picture of its first page. */
  readonly cover?: string;
  /** What the build sets is a short edition of. */
  readonly full?: Pick<Paper, 'pages' | 'downloads' | 'number'>;
};

export const offeredPapers: readonly Offered[] = [
  ...own.map(({ pdf, summary, featured = false, ...paper }) => ({
    ...paper,
    description: summary,
    featured,
    cover: pdf,
  })),
  ...paperCatalog.map(({ slug, featured }) => ({
    ...papers[slug],
    slug,
    featured,
    text: '',
    full: papers[slug],
  })),
];

const used = new Set(offeredPapers.map(({ category }) => category));

/** Subjects with a paper. */
export const paperCategories = knownPaperCategories.filter((category) => used.has(category));
