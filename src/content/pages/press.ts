import { capitalized, counted, numberWord } from '../../lib/text/grammar.ts';
import { releases } from '../records.ts';
import { counts } from '../product/offer.ts';
import { whileSample } from '../../config/sample.ts';
import { site } from '../../config/site.ts';
import { placeName } from '../../lib/text/postal-address.ts';
import { brand } from '../../config/brand.ts';
import { physics } from '../product/cryptography.ts';
import { productById } from '../products.ts';
import { executives } from '../people.ts';
import type { PageContent } from './page-content.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Press and Media: post-quantum security',
  description:
    'Press releases in full, awards, logos and a fact sheet with checksums, boilerplate to copy, and a contact who answers reporters on deadline.',
};

export const pressWords = {
  kit: 'Get the media kit',
  logos: 'Logos',
  /** Controls of a release. */
  read: 'Read the release',
  copyText: 'Copy text',
  close: 'Close',
  awardHeads: ['Award', 'Given by', 'Category'],
  /** The two lengths of the boilerplate. */
  words: '{count} words',
  copyWords: 'Copy {count} words',
} as const;

export const press = {
  heading: 'Press and Media',
  lede: `News, facts and files about ${site.name}, a post-quantum data protection company in ${placeName(site.address)}. ${capitalized(numberWord(counts.available))} of its ${counted(counts.products, { one: '{number} product', other: '{number} products' })} are available today.`,
  sections: [
    {
      id: 'releases',
      heading: 'Press releases',
      lede:
        releases.length > 0
          ? 'Newest first. Each one opens here in full, ready to copy or print.'
          : 'None is out yet.',
    },
    {
      id: 'awards',
      heading: 'Awards',
      lede: whileSample('The awarding bodies are fictional.'),
      points: [
        {
          term: 'Key Inventory of the Year',
          text: 'Northern Lakes Security Review',
          status: 'Migration planning',
          sample: true,
        },
        {
          term: 'Plainest Threat Model',
          text: 'Upper River Technology Forum',
          status: 'Documentation',
          sample: true,
        },
        {
          term: 'Most Useful Failure',
          text: 'Prairie Network Operators’ Circle',
          status: 'Resilience',
          sample: true,
        },
      ],
    },
    {
      id: 'media-kit',
      heading: 'Media kit',
      lede: 'Logos, figures, texts and a fact sheet, each with a checksum.',
    },
    { id: 'boilerplate', heading: 'Boilerplate', lede: 'Who we are, in two lengths.' },
    {
      id: 'questions',
      heading: 'What reporters ask about our encryption',
      points: [
        {
          term: 'Has an outsider checked your figures?',
          text: 'You can rerun [our benchmark](/platform/explore-encryption#benchmark) yourself, and [the ledger](/platform/architecture#claims) says what every other figure counts. No outsider has checked them yet.',
        },
        {
          term: 'Is RSA broken?',
          text: 'No. No public quantum computer can break it today. Data recorded today can be kept until one can.',
        },
      ],
    },
    {
      id: 'media-inquiries',
      heading: 'Media inquiries',
      lede: `Write to ${site.email}${site.phone.display && ` or call ${site.phone.display}`}. Start with your outlet, your deadline and the language you need quotes in. We answer before your deadline if you name one.`,
    },
  ],
  next: { label: 'Meet the people to quote', to: '/about#leadership' },
} as const satisfies PageContent;

/* The media kit. */

const offered = `${counts.available} of its ${counts.products} products are available: ${counts.services} services and ${counts.suiteAvailable} of the ${counts.suite} products in its suite.`;

const privateAiToo = productById('private-ai') ? ` and a ${brand.privateAi.short}` : '';

/** By length in words. */
export const boilerplate = {
  sample: true,
  50: `${site.name} is a data protection company in ${placeName(site.address)}. It sells encrypted communications, storage and access control built on published post-quantum standards, and labels each performance figure by kind and scope. ${offered}`,
  100: `${site.name} is a data protection company in ${placeName(site.address)}, founded in 2019. It sells encrypted communications, storage${privateAiToo ? ',' : ' and'} access control${privateAiToo} for data that must stay secret for decades. Keys come from X25519 and ML-KEM; AES-256 seals content. ${physics} Customers run the key service. ${offered} Its figures are unaudited.`,
} as const;

/** Also in every archive. */
export const kitLicense = `You may reproduce these files unaltered in reporting about ${site.name}, with the credit “${site.name}”. Colors may be turned to black and white. No other rights are granted.`;

export const mediaKit = [
  {
    id: 'logos',
    name: 'Logo set',
    text: 'Mark and wordmark for light and dark backgrounds, as SVG and as PNG in three sizes.',
    type: 'ZIP',
    file: `/press/${site.slug}-logos.zip`,
  },
  {
    id: 'figures',
    name: 'Product figures',
    text: 'The site’s computed drawings for dark and light backgrounds, as SVG and PNG, with descriptions.',
    type: 'ZIP',
    file: `/press/${site.slug}-figures.zip`,
  },
  {
    id: 'texts',
    name: executives.length > 0 ? 'Boilerplate and people' : 'Boilerplate',
    text: `Two lengths of text${executives.length > 0 ? ', short biographies' : ''} and every release, as plain text.`,
    type: 'ZIP',
    file: `/press/${site.slug}-texts.zip`,
  },
  {
    id: 'fact-sheet',
    name: 'Fact sheet',
    text: 'The company, the status of each product, and answers to the questions reporters ask.',
    type: 'PDF',
    file: `/press/${site.slug}-fact-sheet.pdf`,
  },
] as const;
