import { counted } from '../../../lib/counted.ts';
import { paperCatalog } from '../../papers/catalog.ts';
import { whileSample } from '../../../config/sample.ts';
import type { Argument } from '../argument.ts';

export const whitepapers = {
  heading: 'Whitepapers for people who check footnotes',
  lede: `${counted(paperCatalog.length, 'paper')}, each written for one decision. Page counts are of the full editions, and a reference list closes every one.`,
  sections: [
    {
      id: 'papers',
      heading: 'Browse by subject',
      paragraphs: [],
    },
    {
      id: 'editions',
      heading: 'Two editions of each',
      paragraphs: [
        'The executive edition is the file you can download here: the argument, its tables and its references in about ten minutes of reading. The full edition adds the worked examples, the measurements we rejected and the correspondence with people who disagreed; it is sent on request, by a person, so that we can say which parts have aged.',
      ],
    },
    {
      id: 'reading',
      heading: 'How to read them',
      paragraphs: [
        'Each opens with three findings that fit on one page; if those do not concern you, stop there. The middle is evidence, with the date on which each source was checked. The last section lists what would change our minds.',
        `Policy moves faster than paper. The text of a paper stays as it was on its date, and whatever came later stands in a box that is marked as an update. The June 2026 executive order, for one, is newer than all of them, so compare any date here with the table for IT leaders before you quote it. ${whileSample('Download counts are sample figures.')}`.trim(),
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
