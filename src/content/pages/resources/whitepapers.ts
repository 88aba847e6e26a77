import { counted } from '../../../lib/counted.ts';
import { paperCatalog } from '../../papers/catalog.ts';
import { whileSample } from '../../../config/sample.ts';
import type { PageContent } from '../page-content.ts';

export const whitepapers = {
  heading: 'Post-quantum whitepapers',
  lede: `${counted(paperCatalog.length, 'paper')} for planning a migration, each written for one decision. Read the findings and sources here, or download the paper.`,
  sections: [
    {
      id: 'papers',
      heading: 'Browse papers by category',
      paragraphs: [],
    },
    {
      id: 'reading',
      heading: 'Post-quantum dates you can quote',
      points: [
        {
          term: 'Executive edition',
          text: 'The PDF here, about ten minutes. The full edition adds worked examples; we send it on request.',
        },
        {
          term: 'Updates',
          text: `The June 2026 executive order is newer than the papers: compare dates with the [table for IT leaders](/solutions/it-leaders). ${whileSample('Download counts are sample figures.')}`.trim(),
        },
      ],
    },
  ],
  next: { label: 'See the design behind Blind Layers', to: '/platform/architecture' },
} as const satisfies PageContent;
