import { site } from '../../config/site.ts';
import type { Argument } from './argument.ts';

export const press = {
  heading: 'Press and Media',
  lede: `Facts first: ${site.name} is based in ${site.address.city}, ${site.address.region}, sells data protection, and has three products available and three announced.`,
  sections: [
    {
      id: 'releases',
      heading: 'Three releases',
      paragraphs: [],
      points: [
        {
          term: 'Document sharing adds expiring keys',
          text: 'A shared file now loses its key along with its link. The change applies to new shares.',
          status: 'May 13, 2025',
        },
        {
          term: 'A place reserved for a second algorithm family',
          text: 'After NIST’s March 11 selection of HQC, the key schedule gains a slot for it. No product ships HQC before a final standard.',
          status: 'March 25, 2025',
        },
        {
          term: 'Hybrid key exchange on by default',
          text: 'ParticleMesh nodes negotiate X25519 with ML-KEM unless an administrator forbids it.',
          status: 'January 22, 2025',
        },
      ],
    },
    {
      id: 'awards',
      heading: 'Three awards',
      paragraphs: ['The awarding bodies are as fictional as the vendor.'],
      points: [
        {
          term: 'Key Inventory of the Year',
          text: 'Northern Lakes Security Review.',
          status: 'Migration planning',
        },
        {
          term: 'Plainest Threat Model',
          text: 'Upper River Technology Forum.',
          status: 'Documentation',
        },
        {
          term: 'Most Useful Failure',
          text: 'Prairie Network Operators’ Circle.',
          status: 'Resilience',
        },
      ],
    },
    {
      id: 'media-kit',
      heading: 'What the media kit holds',
      paragraphs: ['Four files; ask for the one your deadline needs.'],
      points: [
        { term: 'Logo set', text: 'Mark and wordmark, light and dark.', status: 'ZIP' },
        {
          term: 'Product figures',
          text: 'Computed drawings, with the parameters that made them.',
          status: 'ZIP',
        },
        {
          term: 'Boilerplate and people',
          text: 'Two lengths of text, and short biographies.',
          status: 'ZIP',
        },
        {
          term: 'Fact sheet',
          text: 'One page with status and scope of each product.',
          status: 'PDF',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions we would rather you asked',
      paragraphs: [
        'Which of our figures has an outsider checked? What does physics do in the product, and what does it not do? Has Quantamorphic been reviewed? The answers today are none, it supplies noise, and no.',
        `Media inquiries: ${site.email} or ${site.phone.display}. Say your outlet and your deadline in the first line, and which language you need quotes in.`,
      ],
    },
  ],
  next: { label: 'Meet the people to quote', to: '/about' },
} as const satisfies Argument;
