import { counted } from '../../../lib/counted.ts';
import { paperCatalog } from '../../papers/catalog.ts';
import { whileSample } from '../../../config/sample.ts';
import type { Argument } from '../argument.ts';

const countNote = whileSample('Download counts are sample figures.');

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
      id: 'editions',
      heading: 'Executive and full editions',
      points: [
        {
          term: 'Executive edition',
          text: 'The PDF you download here: the argument, its tables and its references, in about ten minutes of reading.',
        },
        {
          term: 'Full edition',
          text: 'Adds the worked examples, the measurements we rejected and letters from people who disagreed. We send it on request and tell you which parts have aged.',
        },
      ],
    },
    {
      id: 'reading',
      heading: 'Post-quantum dates you can quote',
      points: [
        {
          term: 'Findings first',
          text: 'Each paper opens with three findings on one page. If they don’t concern you, stop there.',
        },
        {
          term: 'Dated sources',
          text: 'Every reference list says on which day we checked it. The last section lists what would change our minds.',
        },
        {
          term: 'Marked updates',
          text: 'A paper stays as it was on its date; what came later stands in a box marked as an update. The June 2026 executive order is newer than all of them, so compare dates with the [table for IT leaders](/solutions/it-leaders) before you quote them.',
        },
        ...(countNote ? [{ term: 'Download counts', text: countNote }] : []),
      ],
    },
  ],
  sources: [
    { label: 'NIST IR 8547, initial public draft', href: 'https://csrc.nist.gov/pubs/ir/8547/ipd' },
    {
      label: 'OMB M-23-02, Migrating to Post-Quantum Cryptography',
      href: 'https://www.whitehouse.gov/wp-content/uploads/2022/11/M-23-02-M-Memo-on-Migrating-to-Post-Quantum-Cryptography.pdf',
    },
  ],
  next: { label: 'See the design behind Blind Layers', to: '/platform/architecture' },
} as const satisfies Argument;
