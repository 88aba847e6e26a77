import type { Site } from '../../../src/config/site-facts.ts';
import { reservedHost } from '../../../src/lib/mail/email-address.ts';

/** The addresses of a site whose host is reserved for examples, so that they can't be an owner's own. */
export function reservedHosts(
  site: Pick<Site, 'url' | 'email' | 'external' | 'delivery'>,
): readonly { readonly name: string; readonly host: string }[] {
  const addresses = {
    url: site.url,
    email: site.email,
    'external.privateAi': site.external.privateAi,
    'external.officeAddIn': site.external.officeAddIn,
    'delivery.url': site.delivery.by === 'endpoint' ? site.delivery.url : '',
  };
  return Object.entries(addresses)
    .map(([name, address]) => ({ name, host: reservedHost(address) }))
    .filter(({ host }) => host !== '');
}
