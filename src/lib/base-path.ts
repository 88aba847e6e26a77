const withoutSlash = (address: string) => address.replace(/\/$/, '');

/**
 * Where a site begins.
 * @param url of its home page, with or without a slash at the end
 * @returns the whole address without that slash, and its path: `/site`, or empty at the root of a host. What is no address
 *   is at the root.
 */
export function placeOf(url: string): { readonly siteUrl: string; readonly base: string } {
  const siteUrl = withoutSlash(url);
  return { siteUrl, base: URL.canParse(siteUrl) ? withoutSlash(new URL(siteUrl).pathname) : '' };
}

const hasBase = (base: string, path: string) =>
  path === base || /^[/?#]/.test(path.startsWith(base) ? path.slice(base.length) : '');

/**
 * An address as its host has it. Whole addresses, those within a page, and those that have the base stay as they are: so
 * no page may have the path of the base.
 * @param base such as `/site`, or empty
 */
export const addBase = (base: string, address: string): string =>
  base !== '' && /^\/(?!\/)/.test(address) && !hasBase(base, address) ? base + address : address;

/**
 * A path as code has it: without the base, and without the slash that a host of plain files adds to a page's address. A
 * path that is not below the base stays, and so does every path at the root of a host.
 */
export const takeBase = (base: string, path: string): string =>
  base !== '' && hasBase(base, path) ? withoutSlash(path.slice(base.length)) || '/' : path;

/** A language as addresses need it: its tag, where its pages begin on the host, and which it has; all without a list. */
export type Home = {
  readonly tag: string;
  readonly base: string;
  readonly pages?: readonly string[];
  readonly without?: readonly string[];
};

/** The page with which articles, their lists and the feed are on the site; any other page goes by itself. */
const pageOf = (address: string): string =>
  address.replace(/[?#].*$/s, '').replace(/^\/(?:blog\/.*|rss\.xml)$/s, '/blog');

/**
 * Whether a language has a page.
 * @param address a path, which may go on with a query or an anchor
 */
export const hasPage = ({ pages, without = [] }: Omit<Home, 'tag' | 'base'>, address: string) => {
  const page = pageOf(address);
  return pages ? pages.includes(page) : !without.includes(page);
};

/** Files have a dot, but for one, whose name programs know; pages have none. */
const isFile = (address: string): boolean => /^[^?#]*(?:\.|\/SHA256SUMS\b)/.test(address);

/** Whether a path is that of a file which goes with no page. */
export const isOfSite = (address: string): boolean => isFile(pageOf(address));

/** What every language makes for itself, besides pages. All other files are the site's. */
const ownFiles = /^\/(?:assets|pictures|search-index|sitemap)\b/;

/**
 * The language to which the address of a page leads: the first that has it. None for a file, for what is no path from
 * where the site begins, and for a page that no language has.
 * @param homes the languages, that of the page with the link in front
 */
export const homeOf = (homes: readonly Home[], address: string): Home | undefined =>
  /^\/(?!\/)/.test(address) && !isFile(address)
    ? homes.find((home) => hasPage(home, address))
    : undefined;

/**
 * An address as its host has it, from a page of the first of these languages.
 * @param rootBase where the site begins
 */
export function placed(homes: readonly Home[], rootBase: string, address: string): string {
  const [here] = homes;
  const base = here?.base ?? rootBase;
  // It may pass twice, such as from a component to an element.
  if ([base, rootBase].some((own) => own !== '' && hasBase(own, address))) return address;
  if (isFile(address)) return addBase(ownFiles.test(address) ? base : rootBase, address);
  return addBase(homeOf(homes, address)?.base ?? base, address);
}
