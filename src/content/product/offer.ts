import type { Sample } from '../../config/sample.ts';
import { brand } from '../../config/brand.ts';
import type { SiteHref } from '../../routes.ts';
import { itemIf } from '../../lib/records.ts';
import { products } from '../products.ts';
import { isOffered, suiteAvailable } from './sold.ts';
import type { quoteItems } from './buying.ts';
import type { custody } from './custody.ts';
import { fragments, shares } from './splitting.ts';

export type Service = Sample & {
  readonly id: string;
  readonly name: string;
  readonly to: SiteHref;
  /** What it does, for its card. */
  readonly does: string;
  /** Its row in the table of custody. */
  readonly hosted: (typeof custody)[number]['id'];
  /** The item of a quote that it is in. */
  readonly priced: (typeof quoteItems)[number]['id'];
  /** Ids of the products that need it, or all of them. */
  readonly under: readonly string[] | 'all';
};

/** All available. Together with the suite they are all products. */
export const services = [
  {
    sample: true,
    id: 'key-service',
    name: 'Key service',
    to: '/platform/explore-encryption',
    does: 'Holds your wrapping keys, opens wraps and rotates keys. The SDK and the HTTP API come with it.',
    hosted: 'key-service',
    priced: 'nodes',
    under: 'all',
  },
  {
    sample: true,
    id: 'mesh',
    name: `${brand.mesh.name} network`,
    to: '/platform/communications',
    does: `Carries a sealed message as ${fragments.total} ${fragments.plural} on separate routes, of which any ${fragments.needed} rebuild it. The SDK and the gateway already send over it.`,
    hosted: 'relays',
    priced: 'people',
    under: ['chat-voice', 'particlebeam'],
  },
  {
    sample: true,
    id: 'storage',
    name: 'Secure storage',
    to: '/platform/learn-about-storage',
    does: `Keeps encrypted files in your buckets or ours, with keys that ${shares.needed} of ${shares.total} custodians recover after a loss.`,
    hosted: 'storage',
    priced: 'terabytes',
    under: ['backup', 'storage-sharing'],
  },
  {
    sample: true,
    id: 'access-control',
    name: 'Access control',
    to: '/platform/discover-controls',
    does: 'Checks role, device, place and time before a key is used, and names the rule that decided.',
    hosted: 'key-service',
    priced: 'people',
    under: 'all',
  },
] as const satisfies readonly Service[];

/** "Three of six" counts the suite; "seven of ten" counts all. */
export const counts = {
  suite: products.length,
  suiteAvailable,
  suiteComing: products.length - suiteAvailable,
  services: services.length,
  products: products.length + services.length,
  available: suiteAvailable + services.length,
} as const;

/** How applications reach the platform. */
export const interfaces = [
  'SDK',
  'HTTP API',
  ...itemIf(isOffered('email-add-in'), 'office add-in'),
].join(', ');
