import type { Language } from './site-facts.ts';

/**
 * The languages of the site; the first is at its root. Files without a suffix are English, and those of another
 * language stand beside them (docs/owners.md, "Add a language").
 */
export const languages: readonly [Language, ...Language[]] = [
  { tag: 'en', name: 'English', path: '', locale: 'en-US', lacksPage: 'not translated' },
  {
    tag: 'de',
    name: 'Deutsch',
    path: '/de',
    locale: 'de-DE',
    lacksPage: 'nicht übersetzt',
    pages: [
      '/',
      '/about',
      '/privacy',
      '/terms',
      '/security',
      '/accessibility',
      '/security-platform',
      '/free-demo',
      '/products-solutions',
      '/contact',
    ],
  },
];
