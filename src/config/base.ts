/**
 * Where the site begins on its host. Code knows pages and files by their path from there, such as `/contact`. The base is
 * added where an address leaves the code: in markup (`runtime/jsx`), in files, and where a script fetches. It is taken off
 * where a script reads the browser's address.
 */
import { addBase, takeBase } from '../lib/base-path.ts';
import { base, siteUrl } from './site-base.ts';

export { base, siteUrl };

/** A path of this site as its host has it. */
export const withBase = (address: string): string => addBase(base, address);

/** A path of the browser's address, or of a link in a page, as code has it. */
export const withoutBase = (path: string): string => takeBase(base, path);

/** The whole address of a path, for what is read elsewhere: mails, feeds, search engines. */
export const absolute = (path: string): string => siteUrl + path;
