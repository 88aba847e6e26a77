import type { Site } from '../../src/config/site-facts.ts';

/** Names that never lead to a host on the internet (RFC 2606, RFC 6761). */
const reserved = new Set(['example', 'test', 'invalid', 'localhost']);

const hostOf = (address: string): string =>
  address.includes('://') ? new URL(address).hostname : (address.split('@').at(-1) ?? '');

/** The addresses of a site whose host is reserved, so that nothing can reach it. */
export function reservedHosts(
  site: Pick<Site, 'origin' | 'email' | 'external' | 'delivery'>,
): readonly { readonly name: string; readonly host: string }[] {
  const addresses = {
    origin: site.origin,
    email: site.email,
    'external.privateAi': site.external.privateAi,
    'external.officeAddIn': site.external.officeAddIn,
    'delivery.url': site.delivery.by === 'endpoint' ? site.delivery.url : '',
  };
  return Object.entries(addresses)
    .map(([name, address]) => ({ name, host: hostOf(address) }))
    .filter(({ host }) => reserved.has(host.split('.').at(-1) ?? ''));
}
