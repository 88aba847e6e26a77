import type { Argument } from './argument.ts';

export const securityPlatform = {
  heading: 'One platform for moving, keeping and opening data',
  lede: 'Most security stacks buy those three jobs separately and then pay people to reconcile the keys. Here they share one key service and one audit log.',
  sections: [
    {
      id: 'products',
      heading: 'Three parts, usable apart',
      paragraphs: [],
      points: [
        {
          term: 'Communications',
          text: 'ParticleMesh carries encrypted fragments between people, services and devices.',
        },
        {
          term: 'Data Protection',
          text: 'Encryption, split-key storage and tokenization for files and fields.',
        },
        {
          term: 'Zero Trust',
          text: 'Policy that decides each request and can withdraw a decision.',
        },
      ],
    },
    {
      id: 'capabilities',
      heading: 'What the shared core does',
      paragraphs: [
        'One inventory of keys, algorithms and owners. One place to swap an algorithm. One stream of events, exported to the tool your analysts already watch. A customer who runs only storage still gets all three.',
      ],
    },
    {
      id: 'benefits',
      heading: 'Why joining them pays',
      paragraphs: [
        'A revoked laptop loses its sessions and its file keys in the same step. A migration plan names every key once. An auditor asks one system, and the answers agree with each other.',
        'The cost is concentration: one supplier to assess hard. The exit therefore matters, and data can be exported under keys you hold.',
      ],
    },
    {
      id: 'industries',
      heading: 'Six industries, six different clocks',
      paragraphs: ['How long a secret must last decides how urgent the change is.'],
      points: [
        {
          term: 'Financial Services',
          text: 'Ledgers and trade records, kept for years by rule.',
        },
        { term: 'Healthcare', text: 'Records and images that follow a whole life.' },
        {
          term: 'Government',
          text: 'Citizen files, and procurement dates already fixed in writing.',
        },
        {
          term: 'Manufacturing',
          text: 'Designs worth copying, and machines that ship with one firmware key.',
        },
        { term: 'Energy', text: 'Field controllers that stay in service for decades.' },
        {
          term: 'Technology',
          text: 'Customer data held for others, and code that must prove its origin.',
        },
      ],
    },
  ],
  next: { label: 'See which products ship today', to: '/products-solutions' },
} as const satisfies Argument;
