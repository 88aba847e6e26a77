import type { SiteHref } from '../routes.ts';
import { labsPath, site } from './site.ts';

type NavLink = { label: string; to: SiteHref; hint?: string };
export type NavGroup = { label: string; links: readonly NavLink[] };

export const platformGroup = {
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
} as const satisfies NavGroup;

export const solutionsGroup = {
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
} as const satisfies NavGroup;

/** The dropdowns of the header, in order. */
export const headerGroups = [platformGroup, solutionsGroup] as const;

export const headerLinks = [
  { label: 'Products', to: '/products-solutions' },
  { label: 'About', to: '/about' },
  { label: 'Developers', to: '/developers' },
] as const satisfies readonly NavLink[];

/** QuantaMorphic has no page; the not-found page leads on from its address. */
export const footerNavigation = [
  {
    label: 'Platform',
    links: [
      { label: 'Communications', to: '/platform/communications' },
      { label: 'Data Protection', to: '/platform/data-protection' },
      { label: 'Zero Trust', to: '/platform/zero-trust' },
      { label: 'QuantaMorphic', to: '/platform/quantamorphic' },
    ],
  },
  {
    label: 'Solutions',
    links: [
      { label: 'Military', to: '/solutions/military' },
      { label: 'Enterprise', to: '/solutions/enterprise' },
      { label: 'Developers', to: '/solutions/developers' },
      { label: 'IT Leaders', to: '/solutions/it-leaders' },
    ],
  },
  {
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
    label: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Careers', to: '/careers' },
      { label: 'Press', to: '/press' },
      { label: 'Partners', to: '/partners' },
      { label: 'Contact', to: '/contact' },
    ],
  },
] as const satisfies readonly NavGroup[];

export const legalNavigation = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Security', to: '/security' },
  { label: 'Accessibility', to: '/accessibility' },
] as const satisfies readonly NavLink[];
