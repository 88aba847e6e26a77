import type { Argument } from '../argument.ts';

export const learnAboutStorage = {
  heading: 'Secure Storage that no single site can open',
  lede: 'Take five shares of a key and require any three. Two administrators, two burglars or two subpoenas learn nothing about it.',
  sections: [
    {
      id: 'options',
      heading: 'Choose where the shares live',
      paragraphs: ['The mathematics is the same in all three layouts. The lawyers differ.'],
      points: [
        {
          term: 'Cloud',
          text: 'Shares in separate regions or providers. Least equipment, most paperwork about jurisdiction.',
        },
        {
          term: 'On-premise',
          text: 'Shares in rooms you lock yourself. You also carry the spare disks.',
        },
        {
          term: 'Hybrid',
          text: 'Ciphertext in the cloud, a deciding share at home. The provider alone cannot rebuild a file.',
        },
      ],
    },
    {
      id: 'features',
      heading: 'Security features, stated as refusals',
      paragraphs: [],
      points: [
        {
          term: 'No readable copies',
          text: 'Files are sealed with AES-256 before they leave the client.',
        },
        {
          term: 'No lone key holder',
          text: 'File keys are split with Shamir’s scheme; fewer shares than the threshold carry no information.',
        },
        {
          term: 'No silent change',
          text: 'Authenticated encryption makes an altered block fail to open.',
        },
        {
          term: 'No endless links',
          text: 'A shared file carries an expiry, and access after it is refused.',
        },
      ],
    },
    {
      id: 'performance',
      heading: 'Performance figures and what they cover',
      paragraphs: [
        'All four are our own numbers. Ask for the workload behind any that matters to you.',
      ],
      points: [
        {
          term: '99.9% uptime',
          text: 'For the storage service only; other products carry other terms.',
          status: 'Target',
        },
        {
          term: '10GB/s throughput',
          text: 'Aggregate read rate on parallel shares.',
          status: 'Claim',
        },
        {
          term: '10TB+ throughput',
          text: 'Volume moved by a single large tenant.',
          status: 'Claim',
        },
        {
          term: '95% storage reduction',
          text: 'For highly repetitive data, removed before encryption. Compressed video will not shrink at all.',
          status: 'Claim',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Splitting is not a backup',
      paragraphs: [
        'Three lost shares of five lose the file for everyone, including you. Keep an independent copy, test the restore, and write down who holds what.',
      ],
    },
  ],
  sources: [
    {
      label: 'Shamir, How to share a secret (1979)',
      href: 'https://doi.org/10.1145/359168.359176',
    },
  ],
  next: { label: 'Read how others laid it out', to: '/resources/case-studies' },
} as const satisfies Argument;
