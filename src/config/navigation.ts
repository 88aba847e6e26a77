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

const link = (label: string, to: SiteHref, hint?: string): NavLink => ({
  label,
  to,
  ...(hint && { hint }),
});

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
    link(words.communications, '/platform/communications', words.communicationsHint),
    link(words.dataProtection, '/platform/data-protection', words.dataProtectionHint),
    link(words.zeroTrust, '/platform/zero-trust', words.zeroTrustHint),
    link(words.architecture, '/platform/architecture', words.architectureHint),
  ],
  more: [
    link(words.encryption, '/platform/explore-encryption'),
    link(words.storage, '/platform/learn-about-storage'),
    link(words.api, '/api'),
  ],
};

const solutionsGroup: NavGroup = {
  id: 'solutions',
  label: words.solutions,
  links: [
    link(words.developerHub, '/solutions/developers', words.developersHint),
    link(words.itLeaders, '/solutions/it-leaders', words.itLeadersHint),
    link(words.military, '/solutions/military', words.militaryHint),
    link(words.enterprise, '/solutions/enterprise', words.enterpriseHint),
  ],
  more: [
    link(words.whitepapers, '/resources/whitepapers'),
    link(words.caseStudies, '/resources/case-studies'),
    link(words.docs, '/docs'),
  ],
};

/** The dropdowns of the header, in order. */
export const headerGroups = publishedGroups([platformGroup, solutionsGroup]);

export const headerLinks = published([
  link(words.products, '/products-solutions'),
  link(words.about, '/about'),
  link(words.developers, '/developers'),
]);

/** What the menu of small screens has besides the header's groups. */
export const sheetGroups = publishedGroups([
  {
    id: 'more',
    label: words.moreLinks,
    links: [
      link(words.products, '/products-solutions'),
      link(words.about, '/about'),
      link(words.devSecOps, '/developers'),
      link(words.api, '/api'),
      link(words.whitepapers, '/resources/whitepapers'),
      link(words.caseStudies, '/resources/case-studies'),
    ],
  },
  {
    id: 'help',
    label: words.companyAndHelp,
    links: [
      link(words.contact, '/contact'),
      link(words.docs, '/docs'),
      link(words.careers, '/careers'),
      link(words.press, '/press'),
      link(words.partners, '/partners'),
      link(words.security, '/security'),
    ],
  },
]);

/** Our own algorithm has no page; the not-found page leads on from its address. */
export const footerNavigation = publishedGroups([
  {
    id: 'platform',
    label: words.platform,
    links: [
      link(words.communications, '/platform/communications'),
      link(words.dataProtection, '/platform/data-protection'),
      link(words.zeroTrust, '/platform/zero-trust'),
      link(brand.ownAlgorithm.name, brand.ownAlgorithm.address),
    ],
  },
  {
    id: 'solutions',
    label: words.solutions,
    links: [
      link(words.military, '/solutions/military'),
      link(words.enterprise, '/solutions/enterprise'),
      link(words.developerHub, '/solutions/developers'),
      link(words.itLeaders, '/solutions/it-leaders'),
    ],
  },
  {
    id: 'resources',
    label: words.resources,
    links: [
      link(words.docs, '/docs'),
      link(words.api, '/api'),
      link(words.blog, '/blog'),
      link(words.whitepapers, '/resources/whitepapers'),
      link(words.caseStudies, '/resources/case-studies'),
      link(fill(words.labs, { name: site.name }), labsPath),
    ],
  },
  {
    id: 'company',
    label: words.company,
    links: [
      link(words.about, '/about'),
      link(words.careers, '/careers'),
      link(words.press, '/press'),
      link(words.partners, '/partners'),
      link(words.contact, '/contact'),
    ],
  },
]);

export const legalNavigation = published([
  link(words.privacy, '/privacy'),
  link(words.terms, '/terms'),
  link(words.security, '/security'),
  link(words.accessibility, '/accessibility'),
]);
