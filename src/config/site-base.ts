import { site } from './site.ts';

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** The whole address at which the site begins, without a slash at its end. */
export const siteUrl = withoutSlash(site.url);

/** The path at which the site begins, such as `/site`; empty at the root of a host. The build refuses what is no address. */
export const base = URL.canParse(siteUrl) ? withoutSlash(new URL(siteUrl).pathname) : '';
