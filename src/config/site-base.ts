import { type Home, placeOf } from '../lib/base-path.ts';
import { languages } from './languages.ts';
import { here, isFirst, isOnly } from './language.ts';
import { site } from './site.ts';

// In bundles, constants stand in place of this module (`generator/bundle-plugins.ts`).

/** Where the first language begins. */
export const { siteUrl: rootUrl, base: rootBase } = placeOf(site.url);

/** Where this language begins. */
export const { siteUrl, base } = placeOf(rootUrl + here.path);

const hasAll = !here.pages && !here.without;

/** This language and then the others, for addresses; none if every address begins where this language does. */
export const homes: readonly Home[] | null =
  isOnly || (isFirst && hasAll)
    ? null
    : [here, ...languages.filter(({ tag }) => tag !== here.tag)].map(
        ({ tag, path, pages, without }) => ({
          tag,
          base: rootBase + path,
          ...(pages && { pages }),
          ...(without && { without }),
        }),
      );
