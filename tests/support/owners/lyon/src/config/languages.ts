import type { Language } from './site-facts.ts';

/** The second language has more pages than the first. */
export const languages: readonly [Language, ...Language[]] = [
  {
    tag: 'fr',
    name: 'Français',
    path: '',
    locale: 'fr-FR',
    lacksPage: 'non traduite',
    pages: ['/', '/about', '/privacy', '/terms', '/security', '/contact', '/products-solutions'],
  },
  { tag: 'en', name: 'English', path: '/en', locale: 'en-GB', lacksPage: 'not translated' },
];
