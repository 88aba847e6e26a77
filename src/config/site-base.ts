import { placeOf } from '../lib/base-path.ts';
import { languages } from './languages.ts';
import { here, isFirst } from './language.ts';
import { site } from './site.ts';

// In bundles, constants stand in place of this module (`generator/bundle-plugins.ts`).

/** Where the first language begins. */
export const { siteUrl: rootUrl, base: rootBase } = placeOf(site.url);

/** Where this language begins. */
export const { siteUrl, base } = placeOf(rootUrl + here.path);

/** For a language that is not the first: where that begins, its tag, and the pages that need not be taken from there. */
export const elsewhere = isFirst
  ? null
  : { base: rootBase, language: languages[0].tag, ownPages: here.pages ?? null };
