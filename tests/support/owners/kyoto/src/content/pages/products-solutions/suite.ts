import type { SiteHref } from '../../../routes.ts';
import { deletion } from '../../product/wrap.ts';
import { type ProductId, products } from '../../products.ts';

type Card = {
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

export const suite: Readonly<Record<ProductId, Card>> = {
  'storage-sharing': {
    name: 'Secure document storage and sharing',
    inSentence: 'secure document storage and sharing',
    subtitle: 'Shared links that expire',
    description: 'Files stay encrypted. A link asks your key service each time, until it ends.',
    features: [
      'Expiry for every link, by date or by opening',
      'Recovery key in five shares',
      'Read receipts in a log you own',
    ],
    forWhom: 'Teams that send files outside the company',
    related: { label: 'Three of five shares', to: '/platform/learn-about-storage' },
    sheet: {
      what: [
        'Files are encrypted in the browser or by the desktop client and stored where you choose. A link carries the right to ask for a key; your key service decides each time.',
        `When a link ends, the key service deletes its wrap. ${deletion.text}`,
      ],
    },
  },
  'seal-register': {
    name: 'Seal register',
    inSentence: 'the seal register',
    subtitle: 'Who sealed what, and when',
    description: 'Every seal of the company in one register, each with the key that made it.',
    features: ['One entry for each seal', 'Signed with ML-DSA', 'Kept for thirty years'],
    forWhom: 'Registrars and auditors',
    related: { label: 'How storage splits keys', to: '/platform/learn-about-storage' },
    sheet: { what: ['Each entry names the document, the key and the time, and is signed.'] },
  },
};

const toCompare =
  products.length > 2
    ? ' Select two or three to compare them.'
    : products.length === 2
      ? ' Select both to compare them.'
      : '';

/** Separate from the page's other texts, which the island does not need. */
export const suiteSection = {
  id: 'suite',
  heading: 'Post-quantum products and their status',
  lede: `What each product does and whether it ships today.${toCompare}`,
} as const;

export const demoContact = {
  id: 'demo',
  heading: 'Request a product demo',
  text: 'Pick the product and we’ll answer with a time.',
} as const;
