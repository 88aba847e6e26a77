import type { Language } from './site-facts.ts';

export const languages: readonly [Language, ...Language[]] = [
  { tag: 'en', name: 'English', path: '', locale: 'en-GB', lacksPage: '' },
];
