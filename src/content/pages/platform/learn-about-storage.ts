import { referenceLayout } from '../../product/availability.ts';
import { shares, splitting } from '../../product/splitting.ts';
import { deletion } from '../../product/wrap.ts';
import type { PageContent } from '../page-content.ts';

export const learnAboutStorage = {
  heading: 'Secure storage with split key management',
  lede: 'For storage administrators: a stolen server holds ciphertext and one share of its key. You choose five places for the shares, and any three open your files.',
  sections: [
    {
      id: 'restore',
      heading: 'Restore files with any three shares',
      lede: 'One archive, one morning: two shares are refused, three restore it.',
      paragraphs: [
        `${splitting.atRest} Fewer shares carry no information about the key, a result Adi Shamir published in 1979 that no quantum computer changes.`,
      ],
    },
    {
      id: 'options',
      heading: 'Cloud, on-premise and hybrid storage',
      lede: 'Files are protected the same way in all three. What differs is whose law applies, who works there and how fast you reach a share.',
    },
    {
      id: 'features',
      heading: 'Security features',
      lede: 'What the service does for every file, in every layout.',
      points: [
        {
          term: 'Client-side encryption',
          text: 'AES-256 seals files before they leave the client. The search index is sealed too.',
        },
        {
          term: 'Split keys',
          text: `Shamir’s scheme splits the wrapping key. No single administrator can open a file with fewer than ${shares.needed} shares.`,
        },
        {
          term: 'Tamper detection',
          text: 'An altered block fails to open. You get an error, never a changed file.',
        },
        {
          term: 'Expiring links',
          text: 'Each shared link carries an expiry. It can’t recall what was already downloaded.',
        },
        {
          term: 'Logged restores',
          text: 'Bringing three shares together is an event with three names on it.',
        },
        {
          term: 'Deletion',
          text: deletion.text,
        },
      ],
    },
    {
      id: 'threshold',
      heading: 'Choose a threshold for theft and loss',
      lede: 'Splitting is no backup: when too few shares are left, the file is gone for you too. Keep a copy and test the restore.',
    },
    {
      id: 'performance',
      heading: 'Storage performance figures',
      lede: `Our own numbers, for this service. ${referenceLayout.text}`,
    },
    {
      id: 'more',
      heading: 'Encryption and access control for your files',
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
} as const satisfies PageContent;

export const storageReadout = 'Two stolen shares open nothing. Any three of five restore the file.';

export const restoreSample = {
  refused: {
    title: 'archive-2026 / open',
    state: 'refused',
    shares: [
      { term: 'Share 1', value: 'Ashburn: not present' },
      { term: 'Share 2', value: 'Columbus: presented by d.reyes', tone: 'ok' },
      { term: 'Share 3', value: 'Dallas: not present' },
      { term: 'Share 4', value: 'Safe, floor 3: presented by l.chen', tone: 'ok' },
      { term: 'Share 5', value: 'Notary: not present' },
    ],
    foot: '2 of 3 shares needed. The key is as unknown as before.',
  },
  restored: {
    title: 'archive-2026 / restore report',
    state: 'restored',
    lines: [
      { mark: '08:30', text: 'share 2  Columbus, d.reyes', tone: 'ok' },
      { mark: '08:30', text: 'share 4  safe, floor 3, l.chen', tone: 'ok' },
      { mark: '08:34', text: 'share 5  notary, p.novak', tone: 'ok' },
      { mark: '08:34', text: '3 of 3   wrapping key rebuilt' },
      { mark: '08:34', text: 'open     1,204 wraps, none refused' },
      { mark: '08:41', text: 'verify   1,204 of 1,204 tags match', tone: 'ok' },
      { mark: '08:41', text: 'discard  wrapping key wiped from memory' },
      { mark: '08:41', text: 'log      three names, one reason' },
    ],
    foot: 'Every restore writes a report like this one.',
  },
} as const;

export const storageOptions = {
  caption: 'Three layouts of five shares, any three of which rebuild a key',
  columns: ['What differs', 'Cloud', 'On-premise', 'Hybrid'],
  rows: [
    {
      head: 'Where the shares are',
      cells: [
        'Two in one of your accounts, two in another, one in a third',
        'Two in one building, two in another, one in a safe',
        'Two with a provider, three in rooms you lock',
      ],
    },
    {
      head: 'Where the ciphertext is',
      cells: ['In your buckets, or ours', 'In your racks', 'In your buckets, or ours'],
    },
    {
      head: 'Who can rebuild alone',
      cells: ['No account', 'No building', 'You can. The provider can’t.'],
    },
    {
      head: 'What you carry',
      cells: ['Checks of jurisdiction', 'Spare disks, power and people', 'Some of both'],
    },
    {
      head: 'Choose it when',
      cells: [
        'Your team runs no server room',
        'A regulator asks where the disks are',
        'The archive is large and the secrets are few',
      ],
    },
  ],
} as const;

/** Assumes that sites fail or are robbed independently. */
export const thresholdTrade = {
  columns: ['Shares needed', 'Thieves get enough', 'You lose the key'],
  /** Probability that a site is robbed, and that it loses its share. */
  chance: 0.3,
  note: 'Computed for five independent sites, each with a 30% chance of theft and of loss. Chosen to show the trade, not to forecast.',
} as const;

export const storageFigures = [
  { claim: 'uptime-storage', text: 'For the storage service. Other products carry other terms.' },
  {
    claim: 'storage-throughput',
    text: 'For large objects, read in sequence. Small ones are slower.',
  },
  { claim: 'storage-volume', text: 'Written in an hour, sealing included.' },
  {
    claim: 'storage-reduction',
    text: 'For highly repetitive data, removed before encryption. Compressed video won’t shrink.',
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
] as const;
