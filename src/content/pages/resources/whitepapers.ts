import { counted } from '../../../lib/text/grammar.ts';
import { longDate } from '../../../lib/text/format.ts';
import { offeredPapers } from '../../papers/offered.ts';
import { checkedOn } from '../../papers/papers.ts';
import { whileSample } from '../../../config/sample.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Post-quantum whitepapers',
  description:
    'Plan a post-quantum migration with six sourced papers: CNSA 2.0 deadlines, architecture, multipath transport, encryption law and zero trust.',
};

export const paperWords = {
  category: 'Category',
  featured: 'Featured',
  pages: '{pages} pages in full',
  downloads: '{count} downloads',
  free: 'No account needed',
  open: 'Read the findings',
  fullEdition: 'Full edition, {pages} pages: on request.',
  getFullEdition: 'Get the full edition',
  askAuthor: 'Ask the author',
  ending: 'From paper to platform',
} as const;

/** Beside the list. */
export const downloadsNote = whileSample('Download counts are sample figures.');

export const whitepapers = {
  heading: 'Whitepapers on post-quantum migration',
  lede: `${counted(offeredPapers.length, { one: '{Number} paper', other: '{Number} papers' })} for planners and analysts, each written for one decision, with its sources and its date.`,
  sections: [
    { id: 'papers', heading: 'Browse papers by category', paragraphs: [] },
    {
      id: 'reading',
      heading: 'Editions and updates',
      points: [
        {
          term: 'Executive edition',
          text: `The PDF here, about ten minutes, with its references as of ${longDate(checkedOn)}. The full edition adds worked examples; we send it on request.`,
        },
        {
          term: 'Updates',
          text: 'Each paper keeps the day it was written. What came later, such as Executive Order 14412, stands in its update. The [deadlines for IT leaders](/solutions/it-leaders#dates) are current.',
        },
      ],
    },
  ],
  next: { label: 'See the design behind Blind Layers', to: '/platform/architecture' },
} as const satisfies PageContent;
