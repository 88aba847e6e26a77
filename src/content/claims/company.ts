import { effortHours } from '../product/buying.ts';
import { priceRange } from '../product/prices.ts';
import { counts } from '../product/offer.ts';
import { pilot } from '../product/pilot.ts';
import { sandbox } from '../product/sandbox.ts';
import type { Claim } from './claim.ts';

/** Who we are, what we offer and what it costs. */
export const companyClaims = {
  customers: {
    figure: '1000+ enterprise customers',
    scope: 'The company',
    definition: 'Legal entities with a signed agreement, without pilots and free accounts.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/enterprise',
  },
  nodes: {
    figure: '200+ CDN nodes',
    scope: 'Our storage, where your order includes it',
    definition: 'Locations that cache encrypted objects, none of which stores a key.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  support: {
    figure: '24/7 support',
    scope: 'Enterprise customers',
    definition:
      'A person answers at any hour if your order says so; standard support has business hours.',
    status: 'sla',
    sample: true,
    page: '/contact',
  },
  cores: {
    figure: '256-core parallel processing',
    scope: 'Largest configuration offered',
    definition: 'Cores that one large encryption job can use.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  'free-tier': {
    figure: '100K API calls per month',
    scope: 'Free tier',
    definition: `Answered calls to the public sandbox in a calendar month, no credit card required. ${sandbox.sla}`,
    status: 'offer',
    sample: true,
    page: '/solutions/developers',
  },
  'quote-pilot': {
    figure: priceRange('pilot'),
    scope: `Weeks ${pilot.freeWeeks + 1} to ${pilot.weeks} of a pilot`,
    definition: 'Order of magnitude for one team and one product, credited against a first order.',
    status: 'offer',
    sample: true,
    page: '/products-solutions',
  },
  'quote-first-year': {
    figure: priceRange('firstYear'),
    scope: 'First production year',
    definition:
      'Order of magnitude for three nodes, 500 to 5,000 people and business-hours support, without hardware and your staff.',
    status: 'offer',
    sample: true,
    page: '/products-solutions',
  },
  footprint: {
    figure: '3 nodes at 2 sites',
    scope: 'First production installation',
    definition: 'Gateway and key service; relays of your own are optional.',
    status: 'offer',
    sample: true,
    page: '/platform/architecture',
  },
  effort: {
    figure: `${effortHours.install} hours to install`,
    scope: 'Your staff, reference layout',
    definition: `All roles together, then about ${effortHours.monthly} hours a month, from our own installations.`,
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  products: {
    figure: `${counts.products} products`,
    scope: 'The company',
    definition: `${counts.suite} in the suite, of which ${counts.suiteAvailable} are available, and ${counts.services} services, all available.`,
    status: 'our-measurement',
    sample: true,
    page: '/about',
  },
  patents: {
    figure: '25 patents',
    scope: 'The company',
    definition: 'Granted and pending together.',
    status: 'our-measurement',
    sample: true,
    page: '/about',
  },
} as const satisfies Readonly<Record<string, Claim>>;
