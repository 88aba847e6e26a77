import { site } from '../../../config/site.ts';
import type { PageContent } from '../page-content.ts';

export const labsWords = {
  projects: 'See current projects',
  publications: 'Publications',
  areaHeads: ['Area', 'What we look for', 'How'],
  status: 'Status',
  /** Opens the entry of a publication; the second part is for screen readers. */
  bibtex: 'BibTeX',
  bibtexOf: ' of {title}',
  publisher: `${site.name} Labs, {type}`,
  feed: 'RSS feed',
} as const;

export const labs = {
  heading: `Post-quantum research at ${site.name}\u00a0Labs`,
  lede: 'For researchers and cryptanalysts: how keys are made, where randomness comes from and what traffic gives away. Every project shows its status.',
  sections: [
    {
      id: 'areas',
      heading: 'Core research areas',
    },
    {
      id: 'innovations',
      heading: 'Current innovations in data protection',
      lede: 'A project moves one level at a time, up or down. Filter by status.',
    },
    {
      id: 'publications',
      heading: 'Cryptography publications',
      lede: 'Copies go out by e-mail, with the data where we can share it. None has been peer-reviewed yet.',
    },
    {
      id: 'collaboration',
      heading: 'Collaborate with us',
    },
    {
      id: 'community',
      heading: 'Join the research community',
    },
  ],
  sources: [
    {
      label: 'NIST IR 8545, Status report on the fourth round (HQC)',
      href: 'https://csrc.nist.gov/pubs/ir/8545/final',
    },
  ],
  next: { label: 'Read the research posts', to: '/blog' },
} as const satisfies PageContent;
