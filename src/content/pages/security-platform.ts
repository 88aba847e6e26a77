import type { SiteHref } from '../../site-href.ts';
import type { Industry } from '../cases/catalog.ts';
import type { PageContent } from './page-content.ts';

export const securityPlatform = {
  heading: 'One security platform for messages, files and access',
  lede: 'Communications, data protection and zero trust share one key service and one audit log, so a revoked key stops working everywhere at once.',
  sections: [
    {
      id: 'console',
      heading: 'Every key in one console',
      lede: 'See each key’s algorithm, age and owner, whichever product uses it.',
    },
    {
      id: 'products',
      heading: 'Three products on one key management core',
      lede: 'Start with one. The next one finds its keys, owners and log already there.',
    },
    {
      id: 'capabilities',
      heading: 'Platform capabilities',
      lede: 'Every product includes the shared core.',
      points: [
        {
          term: 'Key inventory',
          text: 'Each key with its algorithm, its age and a named owner. It’s the list that CNSA 2.0 and EU plans ask for first.',
        },
        {
          term: 'Algorithm changes in one place',
          text: 'Replace an algorithm in the key service. The products follow at their next renewal.',
        },
        {
          term: 'One audit log',
          text: 'Key, policy and session events in order, exported over syslog or OpenTelemetry to the tools your analysts already use.',
        },
        {
          term: 'Your account, your keys',
          text: 'The key service always runs in an account or on hardware you control.',
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'One stolen laptop, two outcomes',
      lede: 'The same evening with three separate suppliers and with one key service. That’s the benefit of joining them.',
    },
    {
      id: 'price',
      heading: 'So leaving has to be easy',
      lede: 'One key service is also one supplier to assess and one outage that can stop three things. Export your data under keys you hold, in documented formats, without asking us. Try the exit during the pilot.',
    },
    {
      id: 'industries',
      heading: 'Data protection by industry',
    },
  ],
  next: { label: 'See the products', to: '/products-solutions' },
} as const satisfies PageContent;

export const platformProducts = [
  {
    term: 'Communications',
    text: 'ParticleMesh sends each message as encrypted fragments over separate routes.',
    to: '/platform/communications',
  },
  {
    term: 'Data Protection',
    text: 'Encryption, split keys and tokenization for files, fields and backups.',
    to: '/platform/data-protection',
  },
  {
    term: 'Zero Trust',
    text: 'Policy that checks every request and can take a decision back.',
    to: '/platform/zero-trust',
  },
] as const satisfies readonly { term: string; text: string; to: SiteHref }[];

export const consoleSample = {
  keys: [
    { term: '41,208', value: 'hybrid X25519 + ML-KEM-768', tone: 'ok' },
    { term: '1,306', value: 'RSA-2048, to be replaced', tone: 'alpha' },
    { term: '12', value: 'without an owner', tone: 'soon' },
  ],
  events: [
    { mark: '09:41', text: 'mesh session opened, 4 routes' },
    { mark: '09:42', text: 'payroll.xlsx: allowed, rule 7', tone: 'ok' },
    { mark: '09:44', text: 'device 4471: key revoked', tone: 'alpha' },
    { mark: '09:44', text: '2 sessions and 31 wraps closed' },
  ],
} as const;

export const stolenLaptop = {
  apart: {
    title: 'Three suppliers',
    state: 'open until morning',
    lines: [
      { mark: '19:10', text: 'Identity team ends the sign-in' },
      { mark: '19:10', text: 'Messenger keeps its own session', tone: 'alpha' },
      { mark: '21:30', text: 'Network team ends the messenger' },
      { mark: '08:05', text: 'File keys on the disk revoked', tone: 'alpha' },
    ],
  },
  joined: {
    title: 'One key service',
    state: 'closed in one step',
    lines: [
      { mark: '19:10', text: 'Device key revoked', tone: 'ok' },
      { mark: '19:10', text: 'Mail, messenger and files end with it', tone: 'ok' },
      { mark: '19:10', text: 'Log lists what the laptop could open' },
    ],
  },
} as const;

export const industryTiles = {
  'Financial Services': 'Ledgers and trade records',
  Healthcare: 'Records that follow a whole life',
  Government: 'Citizen files, fixed deadlines',
  Manufacturing: 'Designs and firmware',
  Energy: 'Controllers in service for decades',
  Technology: 'Customer data and code signing',
} as const satisfies Record<Industry, string>;
