import { site } from '../../config/site.ts';
import type { Argument } from './argument.ts';

export const about = {
  heading: `A security company in ${site.address.city} that shows its working`,
  lede: `${site.name} began with a question from an archive: how do you keep a secret longer than anyone will keep the software? We are still answering it.`,
  sections: [
    {
      id: 'mission',
      heading: 'The mission is a long half-life',
      paragraphs: [
        'We protect data whose value lasts decades, and where no outsider has checked a method of ours we say so. The name comes from physics, where two particles that look different turn out to be two states of one. Encrypted and readable data have that relation, and a key decides which you see.',
      ],
    },
    {
      id: 'milestones',
      heading: 'Four milestones',
      paragraphs: [],
      points: [
        { term: '2019', text: 'Founded by four engineers and one borrowed clean room.' },
        { term: '2021', text: 'Document storage and sharing goes to its first paying customer.' },
        { term: '2023', text: 'ParticleMesh goes live.' },
        {
          term: '2025',
          text: 'Hybrid key exchange with ML-KEM becomes the ParticleMesh default, five months after FIPS 203.',
        },
      ],
    },
    {
      id: 'leadership',
      heading: 'Executive leadership',
      paragraphs: [],
      points: [
        {
          term: 'Ingrid Halvorsgaard, Chief Executive Officer',
          text: 'Ran records systems for a hospital group, and has the deletion stories.',
        },
        {
          term: 'Tobias Wrenfield, Chief Technology Officer',
          text: 'Built radio networks for places with weather.',
        },
        {
          term: 'Lucinda Abarquez, Chief Information Security Officer',
          text: 'Former auditor. Reads the exceptions first.',
        },
        {
          term: 'Maren Tollefsdal, Principal Cryptographer',
          text: 'Decides what we may claim about our own algorithm.',
        },
      ],
    },
    {
      id: 'board',
      heading: 'The board',
      paragraphs: [],
      points: [
        {
          term: 'Rosalind Petterby, Chair',
          text: 'Independent, from public-sector archives.',
        },
        { term: 'Hamish Ouelgrant, Director', text: 'Independent, from reinsurance.' },
        { term: 'Noor Castellane, Director', text: 'Investor representative.' },
      ],
    },
    {
      id: 'numbers',
      heading: '10 products and 25 patents, counted',
      paragraphs: [
        'Ten counts the six products of the suite, the ParticleMesh network, and the encryption, storage and access-control services. Twenty-five is the company’s own tally of patents. People, dates and figures on this page are sample content.',
      ],
    },
  ],
  next: { label: 'Look at open positions', to: '/careers' },
} as const satisfies Argument;
