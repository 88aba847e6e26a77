/**
 * Where the site begins. Code knows pages and files by their path from there, such as `/contact`. The base is added where
 * an address leaves the code, and taken off where the browser's own address is read; only this module does either.
 */
import { base, elsewhere, rootBase, rootUrl, siteUrl } from './site-base.ts';

export { base, rootBase, rootUrl, siteUrl };

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** An address within the site, as code has it. */
const isPath = (address: string) =>
  /^\/(?!\/)/.test(address) &&
  !isBelow(address, base) &&
  !(elsewhere && elsewhere.base !== '' && isBelow(address, elsewhere.base));

/** What every language makes for itself, besides pages. */
const ownFiles = /^\/(?:assets|pictures|search-index)\b/;

/** Whether only the first language has the page or the file of an address. */
export const isElsewhere = (address: string): boolean => {
  if (!elsewhere?.ownPages || !isPath(address) || ownFiles.test(address)) return false;
  const [path = ''] = address.split(/[?#]/, 1);
  return !elsewhere.ownPages.some((own) => own === path);
};

/**
 * An address as its host has it. Whole addresses, those within a page, and those with the base stay as they are: the
 * build refuses a base that is also a page's path.
 */
export const withBase = (address: string): string => {
  if (base === '' || !isPath(address)) return address;
  return (elsewhere && isElsewhere(address) ? elsewhere.base : base) + address;
};

/**
 * The path of a page as code has it: without the base, and without the slash that a host of plain files adds to it. A
 * path that is not below the base stays.
 * @param path of the browser's address, or of a link in a page
 */
export const withoutBase = (path: string): string =>
  base !== '' && isBelow(path, base) ? path.slice(base.length).replace(/\/$/, '') || '/' : path;

/** The whole address of a path, for what is read elsewhere: mails, feeds, search engines. */
export const absolute = (path: string): string => (isElsewhere(path) ? rootUrl : siteUrl) + path;
