import { brand } from './brand.ts';
import type { SiteHref } from '../site-href.ts';
import { labsPath, site } from './site.ts';
import { isPublished } from './is-published.ts';

type NavLink = { label: string; to: SiteHref; hint?: string };
export type NavGroup = { id: string; label: string; links: readonly NavLink[] };

const published = (links: readonly NavLink[]): readonly NavLink[] =>
  links.filter(({ to }) => isPublished(to));

/** A group without a published link is left out. */
const publishedGroups = (groups: readonly NavGroup[]): readonly NavGroup[] =>
  groups
    .map((group) => ({ ...group, links: published(group.links) }))
    .filter(({ links }) => links.length > 0);

const platformGroup: NavGroup = {
  id: 'platform',
  label: 'Platform',
  links: [
    {
      label: 'Communications',
      to: '/platform/communications',
      hint: 'Encrypted, multi-route messaging',
    },
    {
      label: 'Data Protection',
      to: '/platform/data-protection',
      hint: 'Files and fields, encrypted end to end',
    },
    { label: 'Zero Trust', to: '/platform/zero-trust', hint: 'Access checked on every request' },
    {
      label: 'Architecture',
      to: '/platform/architecture',
      hint: 'How the layers contain a breach',
    },
  ],
};

const solutionsGroup: NavGroup = {
  id: 'solutions',
  label: 'Solutions',
  links: [
    { label: 'Developers', to: '/solutions/developers', hint: 'SDK, code samples, free tier' },
    {
      label: 'IT Leaders',
      to: '/solutions/it-leaders',
      hint: 'Quantum threats, deadlines, compliance',
    },
    { label: 'Military', to: '/solutions/military', hint: 'CNSA 2.0 algorithms and deadlines' },
    { label: 'Enterprise', to: '/solutions/enterprise', hint: 'Long-lived records for finance' },
  ],
};

/** The dropdowns of the header, in order. */
export const headerGroups = publishedGroups([platformGroup, solutionsGroup]);

export const headerLinks = published([
  { label: 'Products', to: '/products-solutions' },
  { label: 'About', to: '/about' },
  { label: 'Developers', to: '/developers' },
]);

/** Our own algorithm has no page; the not-found page leads on from its address. */
export const footerNavigation = publishedGroups([
  {
    id: 'platform',
    label: 'Platform',
    links: [
      { label: 'Communications', to: '/platform/communications' },
      { label: 'Data Protection', to: '/platform/data-protection' },
      { label: 'Zero Trust', to: '/platform/zero-trust' },
      { label: brand.ownAlgorithm.name, to: brand.ownAlgorithm.address },
    ],
  },
  {
    id: 'solutions',
    label: 'Solutions',
    links: [
      { label: 'Military', to: '/solutions/military' },
      { label: 'Enterprise', to: '/solutions/enterprise' },
      { label: 'Developers', to: '/solutions/developers' },
      { label: 'IT Leaders', to: '/solutions/it-leaders' },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    links: [
      { label: 'Docs', to: '/docs' },
      { label: 'API', to: '/api' },
      { label: 'Blog', to: '/blog' },
      { label: 'Whitepapers', to: '/resources/whitepapers' },
      { label: 'Case Studies', to: '/resources/case-studies' },
      { label: `${site.name} Labs`, to: labsPath },
    ],
  },
  {
    id: 'company',
    label: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Careers', to: '/careers' },
      { label: 'Press', to: '/press' },
      { label: 'Partners', to: '/partners' },
      { label: 'Contact', to: '/contact' },
    ],
  },
]);

export const legalNavigation = published([
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Security', to: '/security' },
  { label: 'Accessibility', to: '/accessibility' },
]);
