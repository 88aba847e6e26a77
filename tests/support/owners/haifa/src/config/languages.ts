import type { Language } from './site-facts.ts';

export const languages: readonly [Language, ...Language[]] = [
  {
    tag: 'he',
    name: 'עברית',
    path: '',
    locale: 'he-IL',
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
