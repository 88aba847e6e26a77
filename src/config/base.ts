/**
 * Where the site begins on its host. Code knows pages and files by their path from there, such as `/contact`. The base is
 * added where an address leaves the code: in markup (`runtime/jsx`), in files, and where a script fetches. It is taken off
 * where a script reads the browser's address.
 */
import { addBase, takeBase } from '../lib/base-path.ts';
import { base, elsewhere, rootBase, rootUrl, siteUrl } from './site-base.ts';

export { base, rootBase, rootUrl, siteUrl };

/** What every language makes for itself, besides pages. */
const ownFiles = /^\/(?:assets|pictures|search-index)\b/;

/** Whether only the first language has the page or the file of a path. */
const isElsewhere = (address: string): boolean => {
  if (!elsewhere?.ownPages || !/^\/(?!\/)/.test(address) || ownFiles.test(address)) return false;
  const [path = ''] = address.split(/[?#]/, 1);
  return addBase(base, path) !== path && !elsewhere.ownPages.some((own) => own === path);
};

/** The language of the page or the file of a path, if only the first language has it. */
export const languageElsewhere = (address: string): string | undefined =>
  isElsewhere(address) ? elsewhere?.language : undefined;

/** A path of this site as its host has it. */
export const withBase = (address: string): string =>
  addBase(elsewhere && isElsewhere(address) ? elsewhere.base : base, address);

/** A path of the browser's address, or of a link in a page, as code has it. */
export const withoutBase = (path: string): string => takeBase(base, path);

/** The whole address of a path, for what is read elsewhere: mails, feeds, search engines. */
export const absolute = (path: string): string => (isElsewhere(path) ? rootUrl : siteUrl) + path;
