import { fill } from '../lib/text/fill.ts';
import { brand } from './brand.ts';
import type { SiteHref } from '../routes.ts';
import { site } from './site.ts';
import { labsPath } from './labs-path.ts';
import { isPublished } from './is-published.ts';
import * as words from './words.ts';

type NavLink = { label: string; to: SiteHref; hint?: string };
export type NavGroup = {
  id: string;
  label: string;
  links: readonly NavLink[];
  /** A second, quieter list in the header's dropdown. */
  more?: readonly NavLink[];
};

const published = (links: readonly NavLink[]): readonly NavLink[] =>
  links.filter(({ to }) => isPublished(to));

/** A group without a published link is left out. */
const publishedGroups = (groups: readonly NavGroup[]): readonly NavGroup[] =>
  groups
    .map((group) => ({
      ...group,
      links: published(group.links),
      more: published(group.more ?? []),
    }))
    .filter(({ links }) => links.length > 0);

const platformGroup: NavGroup = {
  id: 'platform',
  label: words.platform,
  links: [
    {
      label: words.communications,
      to: '/platform/communications',
      hint: words.communicationsHint,
    },
    {
      label: words.dataProtection,
      to: '/platform/data-protection',
      hint: words.dataProtectionHint,
    },
    { label: words.zeroTrust, to: '/platform/zero-trust', hint: words.zeroTrustHint },
    {
      label: words.architecture,
      to: '/platform/architecture',
      hint: words.architectureHint,
    },
  ],
  more: [
    { label: words.encryption, to: '/platform/explore-encryption' },
    { label: words.storage, to: '/platform/learn-about-storage' },
    { label: words.api, to: '/api' },
  ],
};

const solutionsGroup: NavGroup = {
  id: 'solutions',
  label: words.solutions,
  links: [
    { label: words.developerHub, to: '/solutions/developers', hint: words.developersHint },
    {
      label: words.itLeaders,
      to: '/solutions/it-leaders',
      hint: words.itLeadersHint,
    },
    { label: words.military, to: '/solutions/military', hint: words.militaryHint },
    { label: words.enterprise, to: '/solutions/enterprise', hint: words.enterpriseHint },
  ],
  more: [
    { label: words.whitepapers, to: '/resources/whitepapers' },
    { label: words.caseStudies, to: '/resources/case-studies' },
    { label: words.docs, to: '/docs' },
  ],
};

/** The dropdowns of the header, in order. */
export const headerGroups = publishedGroups([platformGroup, solutionsGroup]);

export const headerLinks = published([
  { label: words.products, to: '/products-solutions' },
  { label: words.about, to: '/about' },
  { label: words.developers, to: '/developers' },
]);

/** What the menu of small screens has besides the header's groups. */
export const sheetGroups = publishedGroups([
  {
    id: 'more',
    label: words.moreLinks,
    links: [
      { label: words.products, to: '/products-solutions' },
      { label: words.about, to: '/about' },
      { label: words.devSecOps, to: '/developers' },
      { label: words.api, to: '/api' },
      { label: words.whitepapers, to: '/resources/whitepapers' },
      { label: words.caseStudies, to: '/resources/case-studies' },
    ],
  },
  {
    id: 'help',
    label: words.companyAndHelp,
    links: [
      { label: words.contact, to: '/contact' },
      { label: words.docs, to: '/docs' },
      { label: words.careers, to: '/careers' },
      { label: words.press, to: '/press' },
      { label: words.partners, to: '/partners' },
      { label: words.security, to: '/security' },
    ],
  },
]);

/** Our own algorithm has no page; the not-found page leads on from its address. */
export const footerNavigation = publishedGroups([
  {
    id: 'platform',
    label: words.platform,
    links: [
      { label: words.communications, to: '/platform/communications' },
      { label: words.dataProtection, to: '/platform/data-protection' },
      { label: words.zeroTrust, to: '/platform/zero-trust' },
      { label: brand.ownAlgorithm.name, to: brand.ownAlgorithm.address },
    ],
  },
  {
    id: 'solutions',
    label: words.solutions,
    links: [
      { label: words.military, to: '/solutions/military' },
      { label: words.enterprise, to: '/solutions/enterprise' },
      { label: words.developerHub, to: '/solutions/developers' },
      { label: words.itLeaders, to: '/solutions/it-leaders' },
    ],
  },
  {
    id: 'resources',
    label: words.resources,
    links: [
      { label: words.docs, to: '/docs' },
      { label: words.api, to: '/api' },
      { label: words.blog, to: '/blog' },
      { label: words.whitepapers, to: '/resources/whitepapers' },
      { label: words.caseStudies, to: '/resources/case-studies' },
      { label: fill(words.labs, { name: site.name }), to: labsPath },
    ],
  },
  {
    id: 'company',
    label: words.company,
    links: [
      { label: words.about, to: '/about' },
      { label: words.careers, to: '/careers' },
      { label: words.press, to: '/press' },
      { label: words.partners, to: '/partners' },
      { label: words.contact, to: '/contact' },
    ],
  },
]);

export const legalNavigation = published([
  { label: words.privacy, to: '/privacy' },
  { label: words.terms, to: '/terms' },
  { label: words.security, to: '/security' },
  { label: words.accessibility, to: '/accessibility' },
]);
