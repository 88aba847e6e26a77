/**
 * Whether an address leads to a page or a file of this site, whatever its host. It must begin with `/`, and browsers take
 * `//host`, `/\host` and `/`, a tab, `/host` for other hosts, so the answer comes from their own parser (WHATWG URL).
 */
export function isOwnAddress(address: string): boolean {
  const here = 'https://site.invalid';
  return (
    address.startsWith('/') && URL.canParse(address, here) && new URL(address, here).origin === here
  );
}
