import { languages } from './languages.ts';
import { here, isFirst } from './locale.ts';
import { site } from './site.ts';

const withoutSlash = (address: string) => address.replace(/\/$/, '');

const pathOf = (url: string) => (URL.canParse(url) ? withoutSlash(new URL(url).pathname) : '');

/** The whole address at which the first language begins, without a slash at its end. */
export const rootUrl = withoutSlash(site.url);

/** The path at which the first language begins. */
export const rootBase = pathOf(rootUrl);

/** The whole address at which the site begins in this language. */
export const siteUrl = rootUrl + here.path;

/** The path at which it begins, such as `/site` or `/de`; empty at the root of a host. The build refuses what is no address. */
export const base = pathOf(siteUrl);

/** For a language that is not the first: where that begins, its tag, and the pages that need not be taken from there. */
export const elsewhere = isFirst
  ? null
  : { base: rootBase, language: languages[0].tag, ownPages: here.pages ?? null };
