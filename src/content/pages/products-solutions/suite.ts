import { brand } from '../../../config/brand.ts';
import { textIf } from '../../../lib/records.ts';
import type { Sample } from '../../../config/sample.ts';
import type { SiteHref } from '../../../routes.ts';
import { mailClients } from '../../product/deployment.ts';
import { deletion } from '../../product/wrap.ts';
import { type ProductId, products } from '../../products.ts';

/** The words of a product. */
export type Card = Sample & {
  readonly name: string;
  /** Its name inside a sentence. */
  readonly inSentence: string;
  readonly subtitle: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly forWhom: string;
  readonly related: { readonly label: string; readonly to: SiteHref };
  /** Text of the dialog; a product with its own page has none. */
  readonly sheet?: { readonly what: readonly string[] };
};

/** By a product's id. */
export const suite: Readonly<Record<ProductId, Card>> = {
  'private-ai': {
    sample: true,
    name: brand.privateAi.name,
    inSentence: `the ${brand.privateAi.short}`,
    subtitle: 'Several AI models, each seeing only a part',
    description:
      'Your question is stripped of names, split, and sent to several AI providers in parts.',
    features: [
      'One policy over every model',
      'Identifying fields replaced before anything leaves',
      'Audit trail kept on your side',
    ],
    forWhom: 'Teams that already paste work into AI chats',
    related: { label: 'Why fields beat filters', to: '/blog/ai-safe-data-protection' },
  },
  backup: {
    sample: true,
    name: 'Backup product',
    inSentence: 'the backup product',
    subtitle: 'Backups your storage provider can’t read',
    description:
      'It encrypts before upload, and test restores run on your schedule and report what came back.',
    features: [
      'Keys stay apart from the copies',
      'Scheduled test restores with a report',
      'Old copies re-wrapped when algorithms change',
    ],
    forWhom: 'Administrators who must prove that restores work',
    related: { label: 'How storage recovers keys', to: '/platform/learn-about-storage' },
    sheet: {
      what: [
        'Because a backup holds everything you own, it’s encrypted on the machine that makes it. The storage provider gets ciphertext and an algorithm identifier, but no key and no file name.',
      ],
    },
  },
  'email-add-in': {
    sample: true,
    name: 'E-mail protection add-in',
    inSentence: 'the e-mail protection add-in',
    subtitle: 'Sealed mail inside your office suite',
    description: `A button beside Send seals a mail, and outside recipients read and answer on a sealed page. ${mailClients}`,
    features: [
      'No new mail program',
      'Sealed reply page for outsiders',
      'Rules by recipient and by label',
    ],
    forWhom: 'Offices that send contracts and records by e-mail',
    related: { label: 'What transit protects', to: '/platform/data-protection' },
  },
  'chat-voice': {
    sample: true,
    name: 'Secure chat and voice',
    inSentence: 'secure chat and voice',
    subtitle: `Calls and messages over ${brand.mesh.name}`,
    description:
      'For teams that can’t use a consumer app: calls and chat with a fresh key for each session.',
    features: [
      'Hybrid key exchange for every call',
      'Messages that expire on every device',
      'Rooms bound to a directory group',
    ],
    forWhom: 'Incident teams, boards, field staff',
    related: { label: 'The network beneath it', to: '/platform/communications' },
    sheet: {
      what: [
        `Messages and calls run over ${brand.mesh.name}. Each pause starts a new session with a fresh key.`,
      ],
    },
  },
  'storage-sharing': {
    sample: true,
    name: 'Secure document storage and sharing',
    inSentence: 'secure document storage and sharing',
    subtitle: 'Shared links that expire',
    description:
      'Files stay encrypted. Each time a link is opened, it asks your key service, until it ends.',
    features: [
      'Expiry for every link, by date or by opening',
      'Opened by your key service, without custodians',
      'Read receipts in a log you own',
    ],
    forWhom: 'Teams that send files outside the company',
    related: { label: 'Daily opening and recovery', to: '/platform/learn-about-storage' },
    sheet: {
      what: [
        'Files are encrypted in the browser or by the desktop client and stored where you choose. A link carries the right to ask for a key; your key service decides each time.',
        `When a link ends, the key service deletes the link’s wrap. ${deletion.text}`,
      ],
    },
  },
  particlebeam: {
    sample: true,
    name: `${brand.beam.kind} (${brand.beam.name})`,
    inSentence: `${brand.beam.name} wireless`,
    subtitle: 'Wireless links where cables don’t reach',
    description:
      'Sound, light and radio joined into one encrypted route, for vessels, platforms and vehicles.',
    features: [
      'Acoustic, optical and radio segments in one route',
      'Stores and forwards through outages',
      `Same fragments and keys as ${brand.mesh.name}`,
    ],
    forWhom: 'Offshore energy, shipping, remote stations',
    related: { label: 'Where it joins the network', to: '/platform/communications' },
    sheet: {
      what: [
        `Sound works under water, light and radio at the surface, radio to a satellite. ${brand.beam.name} joins them, and ${brand.mesh.name} uses the result as one more route.`,
      ],
    },
  },
};

const toCompare = textIf(products.length > 1, ', and you can compare up to three');

/** Separate from the page's other texts, which the island does not need. */
export const suiteSection = {
  id: 'suite',
  heading: 'See each product at work',
  lede: `Each card says what the product does and whether it ships today${toCompare}.`,
} as const;

export const demoContact = {
  id: 'demo',
  heading: 'Request a product demo',
  text: 'Pick the product and we’ll answer with a time.',
} as const;
