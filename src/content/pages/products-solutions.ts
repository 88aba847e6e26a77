import { startDemo } from '../requests.ts';
import { site } from '../../config/site.ts';
import { claims, marked } from '../claims.ts';
import { counted, listOf } from '../../lib/text/grammar.ts';
import { each, itemIf } from '../../lib/records.ts';
import { referenceLayout } from '../product/availability.ts';
import { quoteItems, replyWithin } from '../product/buying.ts';
import { contractTerm } from '../product/contract.ts';
import { dollars, percentOfYear, pilotFrom, priceRange, prices } from '../product/prices.ts';
import { counts, services } from '../product/offer.ts';
import { pilot } from '../product/pilot.ts';
import { sandbox } from '../product/sandbox.ts';
import { shares } from '../product/splitting.ts';
import type { PageContent } from './page-content.ts';
import { productNames } from './products-solutions/product-names.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Post-quantum products and pricing',
  description:
    'See each product at work and what ships today. Then read what a quote is made of, how pricing works and how a six-week pilot runs with your keys.',
};

export const productsSolutions = {
  heading: counted(counts.suiteAvailable, {
    zero: 'See the products that are coming',
    one: 'Start with one product today',
    other: 'Start with one of {number} products today',
  }),
  lede: `Protect prompts, mail and files against quantum computers for as long as they must stay secret, with ${counted(counts.suite, { one: 'one product', other: '{number} products' })} on ${counted(counts.services, { one: '{number} service', other: '{number} services' })}.${counted(counts.suiteComing, { zero: '', one: ' {Number} of the products is coming soon.', other: ' {Number} of the products are coming soon.' })}`,
  sections: [
    {
      id: 'services',
      heading: 'Key management, network, storage and access control',
      lede: 'Order them with a product, or call them from your code.',
    },
    {
      id: 'pricing',
      heading: 'How pricing works',
      lede: 'These are orders of magnitude, drawn to scale; your quote has the exact figure.',
    },
    { id: 'pilot', heading: 'Run a six-week pilot with your keys', lede: pilot.summary },
    {
      id: 'footprint',
      heading: 'What you install and who runs it',
      lede: `Plan for ${marked.footprint} and ${marked.effort}, which the [technical specifications](/platform/architecture) list by role.`,
    },
    {
      id: 'advantages',
      heading: 'Product advantages and their evidence',
      points: [
        {
          id: 'speed',
          term: marked['speed-rsa'],
          text: claims['speed-rsa'].definition,
          status: 'Our measurement',
        },
        {
          id: 'uptime',
          term: marked['uptime-products'],
          text: `We designed ${referenceLayout.nodes} nodes at ${referenceLayout.sites} sites for it, but you run them. What we promise is the control plane’s ${marked['uptime-platform']}. ${contractTerm('credits')}`,
          status: 'Design figure',
        },
        {
          id: 'insurance',
          term: 'Insurance backing',
          text: `${contractTerm('insurance')} ${contractTerm('liability')}`,
          status: 'Order terms',
        },
      ],
    },
  ],
  next: { label: 'Book the 45-minute demo', to: startDemo.to },
} as const satisfies PageContent;

/** Under the list of the first screen: why now, at what price, and what ships. */
export const heroFacts = [
  { term: 'December 31, 2030', text: 'in US order 14412 and the EU roadmap' },
  { term: `Pilot from ${pilotFrom}`, text: `weeks 1 to ${pilot.freeWeeks} are free` },
  { term: `${counts.available} of ${counts.products}`, text: 'ship today' },
] as const;

export const heroGroups = { products: 'Products', services: 'Services they run on' } as const;

export const featuredSection = {
  id: 'featured',
  heading: 'Replace client names before AI models see them',
  lede: 'Rules find numbers by their form and names by your lists, and put placeholders in their place before any provider reads its part.',
  early: 'With early access you get each new version first.',
} as const;

export const serviceWords = { hosted: 'Hosted by', priced: 'Price', under: 'Needed by' } as const;

/** What each step costs, and its range in percent of the highest amount. */
export const priceSteps = [
  {
    step: 'Sandbox',
    price: dollars(0),
    text: `${marked['free-tier']}, with no credit card and no SLA, for synthetic data that is kept ${sandbox.retentionHours} hours.`,
    from: 0,
    percent: 0,
  },
  {
    step: 'Six-week pilot',
    price: marked['quote-pilot'],
    text: `${claims['quote-pilot'].scope}, for one team and one product, with the amount credited against a first order.`,
    from: percentOfYear(prices.pilot.from),
    percent: percentOfYear(prices.pilot.to - prices.pilot.from),
  },
  {
    step: 'First production year',
    price: marked['quote-first-year'],
    text: `Three nodes, 500 to 5,000 people and support in business hours, without hardware and your staff. Up to 20,000 people it is ${priceRange('larger')}, and up to 100,000 it is ${priceRange('largest')}.`,
    from: percentOfYear(prices.firstYear.from),
    percent: percentOfYear(prices.firstYear.to - prices.firstYear.from),
  },
] as const;

export const pilotTable = {
  caption: `A pilot of ${pilot.weeks} weeks: what each side brings, and how each stage ends`,
  columns: ['Stage', 'Price', 'You bring', 'We bring', 'Done when'],
} as const;

/** Beside the button that asks for one. Business hours of support are in every price. */
export const quoteText = `A quote counts ${listOf(each(quoteItems, 'item'))}. Support in business hours is included, and you get your quote within ${replyWithin('quote-or-pilot')}.`;

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
    { name: 'model A', tone: 'signal', text: 'Does clause 4 cover water damage?' },
    { name: 'model B', tone: 'data', text: 'Case law on burst pipes, no names' },
    { name: 'model C', tone: 'series', text: 'A formal letter to client 1' },
  ],
  joined:
    'Dear Northharbor Mills, clause 4 of policy 2291-B covers the damage in Bergen. Please send the repair bill and two photos. You’ll hear from us within a week.',
  limit: 'A name is found only if a rule describes it.',
} as const;

/** The same question in the platform's log, for its card. */
export const aiLog = {
  title: 'Audit trail, question 118',
  lines: [
    { mark: '14:02', text: '3 names and numbers replaced' },
    { mark: '14:02', text: 'parts sent to models A, B, C' },
    { mark: '14:03', text: 'answers joined, names put back', tone: 'ok' },
    { mark: '14:03', text: 'entry signed with your key' },
  ],
} as const;

export const mailSample = {
  title: 'Draft purchase agreement',
  heads: [{ term: 'To', value: 'ida@harbor.example' }],
  text: 'Ida,\n\nClause 9 is still open on our side. Your answer comes back sealed, too.\n\nAnders',
  checks: ['Outside recipient: sealed page', 'Label “contract”: 30 days', 'Reply returns sealed'],
} as const;

export const shareSample = {
  name: 'floorplan.pdf',
  detail: `4.1 MB, recovery key in ${shares.total} ${shares.plural}`,
  rules: [
    { term: 'For', value: 'survey@site.example' },
    { term: 'Ends', value: 'today at 18:00, or after one opening' },
    { term: '14:10', value: 'opened, its wrap deleted', tone: 'ok' },
    { term: '18:04', value: 'asked again: refused', tone: 'attack' },
  ],
} as const;

export const comingSamples = {
  backup: [
    { mark: '$', text: 'restore --rehearse', tone: 'ink' },
    { text: 'sample     40 of 18,204 objects' },
    { text: 'identical  39', tone: 'ok' },
    { text: 'missing    1  ledger/2019/q3', tone: 'soon' },
  ],
  call: {
    room: 'Incident room',
    people: ['Field 2', 'Duty desk', 'Legal'],
    line: 'New key after each pause',
  },
} as const;

export const summary = [
  ...itemIf(counts.suiteAvailable > 0, `${site.name} ships ${productNames.available}.`),
  `Its services are ${listOf(each(services, 'name'))}.`,
  ...itemIf(counts.suiteComing > 0, `Coming soon: ${productNames.coming}.`),
];

export const requestDemo = 'Request a demo';
export const howPricingWorks = 'How pricing works';
export const getQuote = 'Get a quote';
export const pageSummary = 'Page summary';

/** The three parts of the sample question, from left to right. */
export const yourQuestion = 'Your question';
export const eachModelsPart = 'Each model gets a part';
export const putTogether = 'Put together on your side';

/** What a window shows: nothing real, a design, or a result of arithmetic. */
export const sampleState = 'sample';
export const designState = 'design';
export const computedState = 'computed';
export const restoreTitle = 'restore rehearsal';
export const protectMessage = 'Protect this message';
export const sendSealed = 'Send sealed';
export const share = 'Share';
export const antennas = '12 antennas, steered 22°';
