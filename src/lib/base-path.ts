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
