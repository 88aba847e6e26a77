import { whileSample } from '../../config/sample.ts';
import { site } from '../../config/site.ts';
import { claims, type ClaimId, marked } from '../claims.ts';
import { counted, numberWord } from '../../lib/counted.ts';
import { counts } from '../product/offer.ts';
import { pilot } from '../product/pilot.ts';
import { sandbox } from '../product/sandbox.ts';
import { shares } from '../product/splitting.ts';
import type { PageContent } from './page-content.ts';

export const productsSolutions = {
  heading: 'Post-quantum products you can deploy today',
  lede: `Prompts, mail and files you send today can be recorded and decrypted later. ${counted(counts.suiteAvailable, 'product')} protect them now; ${numberWord(counts.suiteComing).toLowerCase()} more are in development.`,
  sections: [
    {
      id: 'private-ai',
      heading: 'Ask several AI models without naming customers',
      lede: 'Identifying fields are replaced before anything leaves. Each model gets one part of the question, and the answer is put together on your side.',
    },
    {
      id: 'email-add-in',
      heading: 'E-mail encryption beside the Send button',
      paragraphs: [
        'Your people stay in the office suite they have. Outsiders read and answer on a sealed page.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Share documents with links that expire',
      lede: 'Share a file for an afternoon. When the link ends, your key service refuses the next request and logs it.',
    },
    {
      id: 'coming',
      heading: 'In development: backup, calls and wireless',
      lede: 'A dashed frame doesn’t ship yet.',
    },
    {
      id: 'pricing',
      heading: 'How pricing works',
      lede: 'Start free with synthetic data. For production, Sales writes a quote from these items.',
      points: [
        {
          term: 'People',
          text: 'How many use each product.',
        },
        {
          term: 'Data we store',
          text: 'Ciphertext in our storage. You can use your own buckets instead.',
        },
        {
          term: 'Key services',
          text: 'How many you run, each in an account or on hardware you control.',
        },
        {
          term: 'Uptime',
          text: 'Which [uptime number](#uptime) your order names.',
        },
        {
          term: 'Support',
          text: '24/7 for enterprise customers.',
        },
      ],
    },
    {
      id: 'pilot',
      heading: 'Run a six-week pilot with your keys',
      lede: 'One team, one product, pass marks in writing. It ends with a restore that doesn’t need us.',
    },
    {
      id: 'advantages',
      heading: 'Product advantages and their evidence',
      points: [
        {
          term: marked['speed-rsa'],
          text: claims['speed-rsa'].definition,
          status: 'Marketing claim',
        },
        {
          term: marked['uptime-products'],
          text: 'Binding where a signed order names it, with a credit when it’s missed. The [terms of this site](/terms) grant no uptime.',
          status: 'Contract',
        },
        {
          term: 'Insurance backing',
          text: 'Coverage has conditions. Ask for the terms.',
          status: 'Terms on request',
        },
      ],
    },
    {
      id: 'uptime',
      heading: 'What each uptime number allows',
      lede: 'A dot is a minute of downtime in a month of 30 days.',
    },
  ],
  next: { label: 'Book the 45-minute demo', to: '/free-demo' },
} as const satisfies PageContent;

export const pilotTable = {
  caption: `A pilot of ${pilot.weeks} weeks: what each side brings, and how each stage ends`,
  columns: ['Stage', 'You bring', 'We bring', 'Done when'],
} as const;

export const freeTier = {
  title: 'Free tier',
  state: 'no credit card',
  rows: [
    { term: 'Calls', value: marked['free-tier'] },
    { term: 'Runs on', value: `${sandbox.address}, our public sandbox` },
    { term: 'Data', value: 'Synthetic only' },
    { term: 'Kept', value: `${sandbox.retentionHours} hours, keys included` },
  ],
  more: { label: 'Try the API', to: '/api' },
} as const;

const sample = whileSample('sample');

export const aiSample = {
  title: 'Question 118',
  state: ['policy “claims”', sample].filter(Boolean).join(', '),
  asked: [
    'Our client ',
    { removed: 'Northharbor Mills' },
    ' ',
    { inserted: 'client 1' },
    ', policy ',
    { removed: '2291-B' },
    ' ',
    { inserted: 'policy 1' },
    ', reports water damage in ',
    { removed: 'Bergen' },
    ' ',
    { inserted: 'place 1' },
    '. Is it covered, and what should the letter say?',
  ],
  parts: [
    { name: 'model A', tone: 'beta', text: 'Does clause 4 cover water damage?' },
    { name: 'model B', tone: 'gamma', text: 'Case law on burst pipes, no names' },
    { name: 'model C', tone: 'delta', text: 'A formal letter to client 1' },
  ],
  joined:
    'Dear Northharbor Mills, clause 4 of policy 2291-B covers the damage in Bergen. Please send the repair bill …',
  limit: 'It finds a name only if a rule describes it.',
} as const;

export const mailSample = {
  heads: [
    { term: 'To', value: 'ida@northharbor.example' },
    { term: 'Subject', value: 'Draft purchase agreement' },
    { term: 'File', value: 'agreement-v4.docx, 212 KB' },
  ],
  text: 'Ida,\n\nAttached is the draft. Clause 9 is still open on our side.\n\nCould your counsel read it before Thursday? Your answer comes back sealed, too.\n\nAnders',
  checks: ['Outside recipient: sealed page', 'Label “contract”: 30 days', 'Reply returns sealed'],
} as const;

export const shareSample = {
  name: 'floorplan.pdf',
  detail: `4.1 MB, wrapping key in ${shares.total} ${shares.plural}`,
  rules: [
    { term: 'For', value: 'survey@contractor.example' },
    { term: 'Ends', value: 'today at 18:00, or after one opening' },
    { term: 'Then', value: 'its wrap is deleted', tone: 'alpha' },
  ],
  log: [
    { mark: '14:02', text: 'link sent' },
    { mark: '14:10', text: 'opened by survey, key granted', tone: 'ok' },
    { mark: '14:10', text: 'its wrap deleted', tone: 'alpha' },
    { mark: '18:04', text: 'asked again: refused', tone: 'alpha' },
  ],
  /** From 14:02 to 18:00, and to the opening. */
  minutes: { allowed: 238, open: 8 },
} as const;

export const comingSamples = {
  backup: [
    { mark: '$', text: 'restore --rehearse', tone: 'ink' },
    { text: 'sample     40 of 18,204 objects' },
    { text: 'target     an empty machine' },
    { text: 'identical  39', tone: 'ok' },
    { text: 'missing    1  ledger/2019/q3', tone: 'soon' },
    { text: 'report sealed, sent to 2 people' },
  ],
  call: { room: 'Incident room', people: ['Field 2', 'Duty desk', 'Legal'] },
} as const;

/** With the minutes of downtime in 30 days. */
export const uptimes = [
  { id: 'uptime-storage', share: 99.9 },
  { id: 'uptime-platform', share: 99.99 },
  { id: 'uptime-products', share: 99.999 },
] as const satisfies readonly { id: ClaimId; share: number }[];

export const summary = [
  `${site.name} ships the private AI aggregation platform, the e-mail protection add-in, and secure document storage and sharing.`,
  'Coming soon: the backup product, secure chat and voice, and ParticleBeam wireless.',
] as const;
