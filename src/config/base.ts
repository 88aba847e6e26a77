/**
 * Where the site begins. Code knows pages and files by their path from there, such as `/contact`. The base is added where
 * an address leaves the code, and taken off where the browser's own address is read; only this module does either.
 */
import { base, siteUrl } from './site-base.ts';

export { base, siteUrl };

const hasBase = (path: string) => path === base || path.startsWith(`${base}/`);

/**
 * An address as its host has it. Whole addresses, those within a page, and those with the base stay as they are: the
 * build refuses a base that is also a page's path.
 */
export const withBase = (address: string): string =>
  base !== '' && /^\/(?!\/)/.test(address) && !hasBase(address) ? base + address : address;

/**
 * The path of a page as code has it: without the base, and without the slash that a host of plain files adds to it. A
 * path that is not below the base stays.
 * @param path of the browser's address, or of a link in a page
 */
export const withoutBase = (path: string): string =>
  base !== '' && hasBase(path) ? path.slice(base.length).replace(/\/$/, '') || '/' : path;

/** The whole address of a path, for what is read elsewhere: mails, feeds, search engines. */
export const absolute = (path: string): string => siteUrl + path;
