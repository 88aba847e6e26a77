import { startDemo } from '../start-demo.ts';
import { site } from '../../config/site.ts';
import { claims, marked } from '../claims.ts';
import { counted, countedInside } from '../../lib/counted.ts';
import { replyWithin } from '../product/buying.ts';
import { counts } from '../product/offer.ts';
import { pilot } from '../product/pilot.ts';
import { sandbox } from '../product/sandbox.ts';
import { shares } from '../product/splitting.ts';
import { products } from '../products.ts';
import type { PageContent } from './page-content.ts';
import { suite } from './products-solutions/suite.ts';

const comingToo =
  counts.suiteComing > 0
    ? `, ${countedInside(counts.suiteComing, 'more is', 'more are')} in development`
    : '';

export const productsSolutions = {
  heading: 'Post-quantum products you can deploy today',
  lede: `For companies whose prompts, mail and files must stay secret for years. ${counted(counts.suiteAvailable, 'product ships', 'products ship')} today${comingToo}.`,
  sections: [
    {
      id: 'pilot',
      heading: 'Run a six-week pilot with your keys',
      lede: pilot.summary,
    },
    {
      id: 'pricing',
      heading: 'How pricing works',
      lede: `Start free with synthetic data. ${claims['quote-pilot'].scope} cost ${marked['quote-pilot']}, a first production year ${marked['quote-first-year']}.`,
    },
    {
      id: 'footprint',
      heading: 'What you install and who runs it',
      lede: `Plan for ${marked.footprint} and ${marked.effort}. Your team runs them, in your cloud account or on your hardware.`,
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
          text: 'Per calendar year: about five minutes. It binds where a signed order names it, with a credit when we miss it. The [terms of this site](/terms) grant no uptime.',
          status: 'Contract',
        },
        {
          term: 'Insurance backing',
          text: 'Coverage has conditions. We send the terms before you sign.',
          status: 'Terms on request',
        },
      ],
    },
  ],
  next: { label: 'Book the 45-minute demo', to: startDemo.to },
} as const satisfies PageContent;

export const pilotTable = {
  caption: `A pilot of ${pilot.weeks} weeks: what each side brings, and how each stage ends`,
  columns: ['Stage', 'Price', 'You bring', 'We bring', 'Done when'],
} as const;

/** Beside the items of a quote. */
export const quoteWords = {
  heading: 'What a quote is made of',
  reply: `You get a quote within ${replyWithin('Quote or pilot')}.`,
} as const;

export const footprintWords = {
  caption: 'Hours of your team, by role',
  columns: ['Role', 'To install', 'A month', 'Work'],
} as const;

export const freeTier = {
  title: 'Free tier',
  state: 'no credit card',
  rows: [
    { term: 'Calls', value: marked['free-tier'] },
    { term: 'Runs on', value: `${sandbox.address}, our public sandbox` },
    { term: 'Data', value: 'Synthetic only' },
    { term: 'Kept', value: `${sandbox.retentionHours} hours, keys included` },
    { term: 'SLA', value: 'None' },
  ],
  more: { label: 'Try the API', to: '/api' },
} as const;

export const aiSample = {
  title: 'Question 118',
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
  title: 'Draft purchase agreement',
  heads: [
    { term: 'To', value: 'ida@harbor.example' },
    { term: 'Subject', value: 'Draft purchase agreement' },
  ],
  text: 'Ida,\n\nClause 9 is still open on our side. Your answer comes back sealed, too.\n\nAnders',
  checks: ['Outside recipient: sealed page', 'Label “contract”: 30 days', 'Reply returns sealed'],
} as const;

export const shareSample = {
  name: 'floorplan.pdf',
  detail: `4.1 MB, wrapping key in ${shares.total} ${shares.plural}`,
  rules: [
    { term: 'For', value: 'survey@site.example' },
    { term: 'Ends', value: 'today at 18:00, or after one opening' },
    { term: 'Then', value: 'its wrap is deleted', tone: 'alpha' },
  ],
  log: [
    { mark: '14:02', text: 'link sent' },
    { mark: '14:10', text: 'opened by survey, key granted', tone: 'ok' },
    { mark: '14:10', text: 'its wrap deleted', tone: 'alpha' },
    { mark: '18:04', text: 'asked again: refused', tone: 'alpha' },
  ],
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

const list = new Intl.ListFormat('en-US');
const named = (available: boolean) =>
  list.format(
    products.filter((one) => one.available === available).map(({ id }) => suite[id].inSentence),
  );

export const summary = [
  counts.suiteAvailable > 0 && `${site.name} ships ${named(true)}.`,
  counts.suiteComing > 0 && `Coming soon: ${named(false)}.`,
].filter((sentence) => sentence !== false);
