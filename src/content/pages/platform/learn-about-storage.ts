import type { Argument } from '../argument.ts';

export const learnAboutStorage = {
  heading: 'Secure Storage that no single site can open',
  lede: 'Take five shares of a key and require any three. Two administrators, two burglars or two subpoenas learn nothing about it.',
  sections: [
    {
      id: 'threshold',
      heading: 'Two shares say nothing, and that is a theorem',
      paragraphs: [
        'Put the secret at the height where a parabola crosses the left axis and hand out five other points of it. Three points fix a parabola. Two leave one through every height, all equally likely, whatever computer is doing the looking.',
        'Adi Shamir published this in 1979. It rests on no hard problem, so no quantum machine shortens it. Only the key is split this way: the file itself is one AES-256 ciphertext, which may be copied as often as you like.',
      ],
    },
    {
      id: 'options',
      heading: 'Choose where the shares live',
      paragraphs: [
        'The mathematics is the same in all three layouts. The lawyers differ, and so does the night on which somebody must drive to a building.',
      ],
    },
    {
      id: 'features',
      heading: 'Security features, stated as refusals',
      paragraphs: ['What storage will not do says more than what it will.'],
      points: [
        {
          term: 'No readable copies',
          text: 'Files are sealed with AES-256 before they leave the client. Search runs over an index that is sealed as well.',
        },
        {
          term: 'No lone key holder',
          text: 'The key that wraps file keys is split with Shamir’s scheme. Fewer shares than the threshold carry no information.',
        },
        {
          term: 'No silent change',
          text: 'Authenticated encryption makes an altered block fail to open. You get an error, never a plausible file.',
        },
        {
          term: 'No endless links',
          text: 'A shared file carries an expiry, and access after it is refused. What was downloaded before is out of reach.',
        },
        {
          term: 'No quiet rebuild',
          text: 'Bringing three shares together is an event with three names on it. An empty log is a promise you can check.',
        },
      ],
    },
    {
      id: 'performance',
      heading: 'Performance figures and what they cover',
      paragraphs: [
        'All four are our own numbers, for this service and no other. Ask for the workload behind any that matters to you.',
      ],
    },
    {
      id: 'limits',
      heading: 'Splitting is not a backup',
      paragraphs: [
        'Three lost shares of five lose the file for everyone, including you. Keep an independent copy, test the restore, and write down who holds what.',
        'Splitting also moves trouble around. A threshold of two is easier to rob, a threshold of four is easier to lose, and the right one depends on which of the two your auditors have seen happen.',
      ],
    },
  ],
  sources: [
    {
      label: 'Shamir, How to share a secret (1979)',
      href: 'https://doi.org/10.1145/359168.359176',
    },
    {
      label: 'NIST SP 800-38D, Galois/Counter Mode: authenticated encryption',
      href: 'https://csrc.nist.gov/pubs/sp/800/38/d/final',
    },
  ],
  next: { label: 'Read how others laid it out', to: '/resources/case-studies' },
} as const satisfies Argument;

/** The three layouts, point by point. */
export const storageOptions = {
  caption: 'Three layouts of five shares, any three of which rebuild a key',
  columns: ['What differs', 'Cloud', 'On-premise', 'Hybrid'],
  rows: [
    {
      head: 'Where the shares are',
      cells: [
        'Two in one region, two in another, one in a third',
        'Two in one building, two in another, one in a safe',
        'Two with a provider, three in rooms you lock',
      ],
    },
    {
      head: 'Where the ciphertext is',
      cells: ['With the provider', 'In your racks', 'With the provider'],
    },
    {
      head: 'Who can rebuild alone',
      cells: ['No region', 'No building', 'You can. The provider cannot.'],
    },
    {
      head: 'What you carry',
      cells: [
        'Paperwork about jurisdiction',
        'Spare disks, power and people',
        'Both, in smaller portions',
      ],
    },
    {
      head: 'Who should choose it',
      cells: [
        'Nobody on staff owns a server room',
        'A regulator asks where the disks are',
        'The archive is large and the secrets are few',
      ],
    },
  ],
} as const;

/** The figures of this service, from the ledger, with what to ask about each. */
export const storageFigures = [
  {
    claim: 'uptime-storage',
    text: 'For the storage service only; other products carry other terms.',
  },
  {
    claim: 'storage-throughput',
    text: 'Large objects. A million small ones are another subject.',
  },
  { claim: 'storage-volume', text: 'Written in an hour, with the splitting in it.' },
  {
    claim: 'storage-reduction',
    text: 'For highly repetitive data, removed before encryption. Compressed video will not shrink at all.',
  },
] as const;

/** The words around the figure. */
export const storageLabels = {
  figure:
    'Any three of the five points give the parabola and, at the left, the secret. Faint: three of the parabolas that two of the points still allow. Drawn over real numbers; the scheme uses a finite field.',
  shares: [
    {
      count: 'One or two shares',
      text: 'Every secret is still possible, none likelier than before.',
    },
    { count: 'Three shares', text: 'One secret, found with a dozen multiplications.' },
    { count: 'Four or five', text: 'The same secret, and a check that no share was altered.' },
  ],
} as const;
