import type { ReactNode } from 'react';

import { whileSample } from '../../config/sample.ts';
import { sampleAddress } from '../../content/pages/products-solutions/words.ts';
import type { Product } from '../../content/products.ts';
import { productInformation } from '../../content/product-requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { data } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import { reservedHost } from '../../lib/mail/reserved-host.ts';
import { ExternalLink } from '../../ui/external-link.tsx';

type Props = { product: Product; path: string; children: ReactNode };

const hintOf = (host: string) => host && whileSample(fill(sampleAddress, { host }));

/** Leads to the product's own site in a new tab, or asks for it by e-mail while there is no address. */
export function ExternalAction({ product: { id, name, external }, path, children }: Props) {
  const request = productInformation[id];
  if (external)
    return (
      <ExternalLink
        href={external}
        className="btn btn-primary btn-large"
        {...data({ hint: hintOf(reservedHost(external)) || undefined })}
      >
        {children}
        <span className="visually-hidden">{` ${name}`}</span>
      </ExternalLink>
    );
  return (
    request && (
      <RequestLink look="primary" large request={request} path={path} about={name}>
        {children}
      </RequestLink>
    )
  );
}
