import type { Language } from './site-facts.ts';

export const languages: readonly [Language, ...Language[]] = [
  {
    tag: 'de-AT',
    name: 'Deutsch',
    path: '',
    locale: 'de-AT',
    lacksPage: '',
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
