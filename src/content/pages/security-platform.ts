import type { Argument } from './argument.ts';

export const securityPlatform = {
  heading: 'One platform for moving, keeping and opening data',
  lede: 'Most security stacks buy those three jobs separately and then pay people to reconcile the keys. Here they share one key service and one audit log.',
  sections: [
    {
      id: 'products',
      heading: 'Three parts, usable apart',
      paragraphs: [
        'Buy one, two or all three. Each brings the shared core with it, so the second purchase finds its keys, owners and log already there.',
      ],
    },
    {
      id: 'capabilities',
      heading: 'What the shared core does',
      paragraphs: [
        'It is the part nobody asks for in a tender and everybody misses in an incident. A customer who runs only storage still gets all of it.',
      ],
      points: [
        {
          term: 'One inventory',
          text: 'Every key with its algorithm, its age and the name of somebody who answers for it.',
        },
        {
          term: 'One place to change',
          text: 'An algorithm is swapped in the key service, and the three parts follow at their next renewal.',
        },
        {
          term: 'One stream of events',
          text: 'Exported in open formats to the tool that your analysts already watch.',
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'What joining them changes at eleven at night',
      paragraphs: [
        'A laptop is stolen from a car. The same evening, told twice: once with three products from three suppliers, once with one key service under all three.',
      ],
    },
    {
      id: 'price',
      heading: 'The price is concentration',
      paragraphs: [
        'One key service is one supplier to assess hard, and one outage that stops three things at once. We think that is the better trade for most and the wrong one for some: a market operator with two independent stacks should keep two.',
        'The exit therefore matters more than the entrance. Data can be exported under keys you hold, in formats that are documented, without asking us. Try the exit in the pilot, while leaving costs nothing.',
      ],
    },
    {
      id: 'industries',
      heading: 'Six industries, six different clocks',
      paragraphs: [
        'How long a secret must last decides how urgent the change is. Each tile leads to the stories of that industry.',
      ],
    },
  ],
  next: { label: 'See which products ship today', to: '/products-solutions' },
} as const satisfies Argument;

/** The three products, each with the question it answers. */
export const platformProducts = [
  {
    term: 'Communications',
    text: 'ParticleMesh carries encrypted fragments between people, services and devices.',
    question: 'Who could have listened?',
    to: '/platform/communications',
  },
  {
    term: 'Data Protection',
    text: 'Encryption, split-key storage and tokenization for files and fields.',
    question: 'Who could have read the copy?',
    to: '/platform/data-protection',
  },
  {
    term: 'Zero Trust',
    text: 'Policy that decides each request and can withdraw a decision.',
    question: 'Who could have asked for it?',
    to: '/platform/zero-trust',
  },
] as const;

/** One stolen laptop, twice. */
export const stolenLaptop = [
  {
    term: 'Three suppliers',
    joined: false,
    steps: [
      'The identity team ends the sign-in. Mail stops; the message client keeps its own session.',
      'The network team is paged for the message client. File keys on the disk are nobody’s duty tonight.',
      'By morning three consoles agree that something was revoked, at three different times.',
    ],
  },
  {
    term: 'One key service',
    joined: true,
    steps: [
      'Somebody withdraws the device’s key.',
      'Sessions, stored wraps and open decisions that depended on it end in that step.',
      'One log entry lists what the laptop could open before it, and until when.',
    ],
  },
] as const;

/** Six industries and what runs in each of them. */
export const industryTiles = [
  { term: 'Financial Services', text: 'Ledgers and trade records, kept for years by rule.' },
  { term: 'Healthcare', text: 'Records and images that follow a whole life.' },
  { term: 'Government', text: 'Citizen files, and procurement dates already fixed in writing.' },
  {
    term: 'Manufacturing',
    text: 'Designs worth copying, and machines that ship with one firmware key.',
  },
  { term: 'Energy', text: 'Field controllers that stay in service for decades.' },
  {
    term: 'Technology',
    text: 'Customer data held for others, and code that must prove its origin.',
  },
] as const;

/** The words around the figure. */
export const securityPlatformLabels = {
  figure:
    'Three masses, four springs, three normal modes with their frequencies in √(k/m). Coupled things no longer move alone: every motion is a sum of these three patterns. The springs are the shared keys.',
} as const;
