/**
 * The address of everything. Code knows pages and files by their path from where the site begins, such as `/contact`. The
 * base is added where an address leaves the code: in markup (`runtime/jsx`), in files, and where a script fetches; it is
 * that of the language that has the page. It is taken off where a script reads the browser's address.
 */
import { addBase, homeOf, placed, takeBase } from '../lib/base-path.ts';
import { base, homes, rootBase, rootUrl, siteUrl } from './site-base.ts';

export { base, rootBase, rootUrl, siteUrl };

/** The language of the page of a path, if these pages are in another. */
export const languageElsewhere = (address: string): string | undefined => {
  const home = homes && homeOf(homes, address);
  return home && home.base !== base ? home.tag : undefined;
};

/** A path of this site as its host has it. */
export const withBase = (address: string): string =>
  homes ? placed(homes, rootBase, address) : addBase(base, address);

/** A path of the whole site, or of several of its files, as its host has it: no language has them for itself. */
export const onHost = (path: string): string => addBase(rootBase, path);

/** A path of the browser's address, or of a link in a page, as code has it. */
export const withoutBase = (path: string): string => takeBase(base, path);

/** The whole address of a path, for what is read elsewhere: mails, feeds, search engines. */
export const absolute = (path: string): string =>
  homes ? rootUrl + placed(homes, rootBase, path).slice(rootBase.length) : siteUrl + path;
