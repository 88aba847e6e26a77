import type { PagePath } from '../routes.ts';

export type Language = {
  /** BCP 47, such as `de` or `pt-BR`: also the suffix of its files, as in `words.de.ts`. */
  readonly tag: string;
  /** What it calls itself. */
  readonly name: string;
  /** Where its pages begin: empty for the first language, such as `/de` for others. */
  readonly path: '' | `/${string}`;
  /** How it writes dates and numbers: `en-US` for January 15, 2025 and 3:00 PM, `en-GB` for 15 January 2025 and 15:00. */
  readonly locale: string;
  /** The pages that it has; all if missing. Links to others lead to the first language. */
  readonly pages?: readonly PagePath[];
  /** What stands beside its name where it lacks the page, such as `not on this page`. */
  readonly lacksPage: string;
};

/**
 * The languages of the site; the first is at its root. Files without a suffix are English, and those of another
 * language stand beside them (docs/owners.md, "Languages").
 */
export const languages: readonly [Language, ...Language[]] = [
  { tag: 'en', name: 'English', path: '', locale: 'en-US', lacksPage: 'not this page' },
  {
    tag: 'de',
    name: 'Deutsch',
    path: '/de',
    locale: 'de-DE',
    lacksPage: 'diese Seite nicht',
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
