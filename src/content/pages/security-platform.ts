import { brand } from '../../config/brand.ts';
import { listOf } from '../../lib/text/grammar.ts';
import { each } from '../../lib/records.ts';
import { marked } from '../claims.ts';
import { controlPlaneOutage } from '../product/availability.ts';
import { integrations, inventories, logFormats } from '../product/deployment.ts';
import { controlPlane, dataPlane } from '../product/custody.ts';
import { agility } from '../product/wrap.ts';
import type { SiteHref, Head } from '../../routes.ts';
import type { Industry } from '../industry-names.ts';
import type { PageContent } from './page-content.ts';

export const head: Head = {
  title: 'Security platform with key management',
  description:
    'Communications, data protection and zero trust on one key management core: capabilities, benefits and applications by industry, with a console sample.',
};

export const securityPlatform = {
  heading: 'One security platform for messages, files and access',
  lede: 'Messages, files and access share one key service, where your team sees every key in one list, revokes in one place and answers auditors from one log.',
  sections: [
    {
      id: 'products',
      heading: 'Three solutions on one key management core',
      lede: 'Start with one, because the next finds its keys, owners and log already there.',
    },
    {
      id: 'capabilities',
      heading: 'Platform capabilities',
      points: [
        { term: 'Key list', text: `${inventories.keyList} ${inventories.cryptographic}` },
        { term: 'Algorithm changes in one place', text: agility.short },
        {
          term: 'One audit log',
          text: `Key, policy and session events, in order, to the tools your analysts use, by ${logFormats}.`,
        },
        { term: 'A data plane of your own', text: dataPlane.text },
        { term: 'A control plane without keys', text: controlPlane.text },
        {
          term: 'Open standards',
          text: `${listOf(each(integrations, 'standard'))}, each tested at every release.`,
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Platform benefits',
      points: [
        {
          term: 'Migrate from a single list',
          text: 'One page says which of its keys still use RSA and who owns them.',
        },
        {
          term: 'Revoke once',
          text: 'A lost device loses its mail, its messages and its files in one step.',
        },
        {
          term: 'Answer auditors with one search',
          text: 'Who opened what stands in one log instead of three exports.',
        },
        {
          term: 'Work goes on without us',
          text: `Our control plane carries a ${marked['uptime-platform']}. ${controlPlaneOutage}`,
        },
        {
          term: 'Install once',
          text: `${marked.footprint} carry all three, and your team needs about ${marked.effort} them.`,
        },
        {
          term: 'Assess one vendor instead of three',
          text: 'One questionnaire and one exit test cover messages, files and access.',
        },
      ],
    },
    {
      id: 'stolen-laptop',
      heading: 'One key service stops a stolen laptop sooner',
      lede: 'The same evening with three separate suppliers and with one key service.',
    },
    {
      id: 'exit',
      heading: 'Take your keys and data with you',
      lede: 'Test the exit before you buy: in the last week of the pilot you export your data in a documented format, under your own keys, without our help.',
    },
    { id: 'industries', heading: 'Data protection by industry' },
  ],
  next: { label: 'See all products', to: '/products-solutions' },
} as const satisfies PageContent;

export const platformProducts = [
  {
    term: 'Communications',
    text: `${brand.mesh.name} seals each message and sends the ciphertext as fragments on separate routes.`,
    to: '/platform/communications',
  },
  {
    term: 'Data Protection',
    text: 'Encryption, recoverable keys and tokenization for files, fields and backups.',
    to: '/platform/data-protection',
  },
  {
    term: 'Zero Trust',
    text: 'Policy that checks every request and can take a decision back.',
    to: '/platform/zero-trust',
  },
] as const satisfies readonly { term: string; text: string; to: SiteHref }[];

export const stolenLaptop = {
  apart: {
    title: 'Three suppliers',
    state: 'open until morning',
    lines: [
      { mark: '19:10', text: 'Identity team ends the sign-in' },
      { mark: '19:10', text: 'Messenger keeps its own session', tone: 'attack' },
      { mark: '21:30', text: 'Network team ends the messenger' },
      { mark: '08:05', text: 'File keys on the disk revoked', tone: 'attack' },
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
  'financial-services': 'Ledgers and trade records',
  healthcare: 'Records that follow a whole life',
  government: 'Citizen files, fixed deadlines',
  manufacturing: 'Designs and firmware',
  energy: 'Controllers in service for decades',
  technology: 'Customer data and code signing',
} as const satisfies Record<Industry, string>;

export const seeProducts = 'See the products';
export const howPilotEnds = 'How the pilot ends';
export const startWithOne = 'Start with one product';
