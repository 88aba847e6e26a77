import { shares, splitting } from '../../product/splitting.ts';
import { deletion } from '../../product/wrap.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Secure storage with keys you can recover',
  description:
    'Open encrypted files daily, and recover their keys with three of five custodians: cloud, on-premise or hybrid layouts, with performance figures.',
};

export const learnAboutStorage = {
  heading: 'Secure storage with keys you can recover',
  lede: `Your key service opens files every day. If it is lost, ${shares.needed} of ${shares.total} custodians recover its keys, and a stolen copy stays closed.`,
  sections: [
    {
      id: 'restore',
      heading: 'Open files daily, recover keys together',
      lede: 'Daily work needs no custodian, and after a loss three of them bring the key service back.',
      paragraphs: [
        `${splitting.recovery} Two shares say nothing about a key: Shamir proved it in 1979, for any computer.`,
      ],
    },
    {
      id: 'options',
      heading: 'Cloud, on-premise and hybrid storage',
      lede: 'All three protect alike; what differs is whose law applies and how fast you reach a share.',
    },
    {
      id: 'features',
      heading: 'Security features',
      points: [
        {
          term: 'Client-side encryption',
          text: `AES-256 seals files before they leave the client. ${splitting.atRest}`,
        },
        { term: 'Tamper detection', text: 'An altered or missing chunk fails to open.' },
        { term: 'Expiring links', text: 'Each link ends by date or after one opening.' },
        {
          term: 'Archive',
          text: `Reading the archive always takes ${shares.needed} custodians, because no node holds its key.`,
        },
        { term: 'Logged restores', text: 'Every recovery has three names and a reason.' },
        { term: 'Deletion', text: deletion.text },
      ],
    },
    {
      id: 'threshold',
      heading: 'Choose a threshold for theft and loss',
      lede: 'Needing fewer shares helps thieves; needing more loses keys. Three of five keeps both odds at 16%.',
    },
    { id: 'performance', heading: 'Storage performance figures' },
    { id: 'more', heading: 'Encryption and access control for your files' },
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
  next: { label: 'Read the case studies', to: '/resources/case-studies' },
} as const satisfies PageContent;

export const storageWords = {
  restore: 'See a restore',
  layouts: 'Compare layouts',
  ending: 'Try a restore on your own data',
} as const;

export const storageReadout =
  'Two stolen shares recover nothing. Any three of five recover the keys.';

/** The same key service on an ordinary day, and on two attempts after a loss. */
export const openings = {
  daily: {
    term: 'Every day: your key service',
    text: 'Any one node opens the wrap, and the data key goes to the client.',
    title: 'node 2 / 09:42',
    state: 'opened',
    lines: [
      { mark: 'ask  ', text: 'record 4417, m.okafor' },
      { mark: 'rule ', text: 'customer-care: allow', tone: 'ok' },
      { mark: 'wrap ', text: 'opened in 3 ms', tone: 'ok' },
      { mark: 'key  ', text: 'data key to the client' },
      { mark: 'log  ', text: 'one name, one rule' },
    ],
    foot: 'Custodians needed: none',
  },
  refused: {
    term: 'After a loss: two custodians',
    text: 'Two custodians aren’t enough: the request is refused.',
    title: 'recovery / 08:30',
    state: 'refused',
    lines: [
      { mark: '1', text: 'Ashburn: lost with its site' },
      { mark: '2', text: 'Columbus: d.reyes', tone: 'ok' },
      { mark: '3', text: 'Dallas: not present' },
      { mark: '4', text: 'Safe, floor 3: l.chen', tone: 'ok' },
      { mark: '5', text: 'Notary: on the way' },
    ],
    foot: '2 of 3 shares needed',
  },
  restored: {
    term: 'After a loss: three custodians',
    text: 'The third rebuilds the recovery key inside the module.',
    title: 'recovery / report',
    state: 'recovered',
    lines: [
      { mark: '09:10', text: 'share 5, notary, p.novak', tone: 'ok' },
      { mark: '09:10', text: 'recovery key rebuilt' },
      { mark: '09:14', text: '12 wrapping keys unsealed' },
      { mark: '11:52', text: 'node 1 opens its first wrap', tone: 'ok' },
      { mark: '11:53', text: 'recovery key wiped' },
    ],
    foot: 'Three names and a reason in the log',
  },
} as const;

export const storageOptions = {
  caption: 'Three layouts of nodes, files and five shares',
  columns: ['What differs', 'Cloud', 'On-premise', 'Hybrid'],
  rows: [
    {
      head: 'Who opens files daily',
      cells: ['Nodes in your account', 'Nodes in your racks', 'Nodes in your racks'],
    },
    {
      head: 'Where the ciphertext is',
      cells: ['In your buckets, or ours', 'In your racks', 'In your buckets, or ours'],
    },
    {
      head: 'Where the shares are',
      cells: [
        'Two in one of your accounts, two in another, one in a third',
        'Two in one building, two in another, one in a safe',
        'Two with a provider, three in rooms you lock',
      ],
    },
    {
      head: 'Who can recover alone',
      cells: ['No account', 'No building', 'You can. The provider can’t.'],
    },
    {
      head: 'Your work',
      cells: ['Check whose law applies', 'Spare disks, power and people', 'Some of both'],
    },
    {
      head: 'Choose it when',
      cells: [
        'You run no server room',
        'A regulator asks where disks are',
        'Bulk data can sit with a provider',
      ],
    },
  ],
} as const;

/** Assumes that sites fail or are robbed independently. */
export const thresholdTrade = {
  threshold: '{needed} of {all}',
  columns: ['Shares needed', 'Thieves get enough', 'You lose recovery'],
  /** Probability that a site is robbed, and that it loses its share. */
  chance: 0.3,
  note: 'Computed for five independent sites, each with a 30% chance of theft and of loss: not a forecast.',
} as const;

export const storageFigures = [
  { claim: 'recovery', text: 'For the key service, after losing every node and the database.' },
  { claim: 'uptime-storage', text: 'For the storage service alone.' },
  { claim: 'storage-throughput', text: 'For large objects, read in sequence.' },
  { claim: 'storage-volume', text: 'Written in an hour, sealing included.' },
  {
    claim: 'storage-reduction',
    text: 'For thirty daily full copies in Backup, which is coming. It finds duplicates on your machine, before sealing.',
  },
] as const;

export const storageWays = [
  {
    name: 'Encryption',
    detail: 'Which algorithm wraps each file key',
    href: '/platform/explore-encryption',
  },
  {
    name: 'Access control',
    detail: 'Who may ask for a restore',
    href: '/platform/discover-controls',
  },
  { name: 'Case studies', detail: learnAboutStorage.next.label, href: learnAboutStorage.next.to },
] as const;
