import { productInformation } from '../../content/requests.ts';
import { suite } from '../../content/pages/products-solutions/suite.ts';
import { type ProductId, products } from '../../content/products.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';

/** One product: what it is, whether it can be had, and the way to it or to its sheet. */
export function ProductCard({ id, path }: { id: ProductId; path: string }) {
  const product = products.find((one) => one.id === id);
  if (!product) return null;
  const { name, available } = product;
  const { subtitle, description, features } = suite[id];
  return (
    <>
      <p>
        <Badge tone={available ? 'ok' : 'soon'}>
          {available ? 'Available Now' : 'Coming Soon'}
        </Badge>
      </p>
      <h3 className="mt-4">{name}</h3>
      <p className="mt-1.5 text-ui">{subtitle}</p>
      <p className="mt-3 text-ui text-ink-2">{description}</p>
      <ul className="mt-4 mb-7 grid gap-1.5 text-ui text-ink-2">
        {features.map((feature) => (
          <li key={feature} className="grid grid-cols-[1.1rem_1fr]">
            <span aria-hidden="true">–</span>
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-auto">
        {'external' in product ? (
          <TryNow name={name} href={product.external} path={path} />
        ) : (
          <a className="btn btn-secondary" href={`#${id}`}>
            Learn More<span className="visually-hidden">{` about ${name}`}</span>
          </a>
        )}
      </p>
    </>
  );
}

function TryNow({ name, href, path }: { name: string; href: string; path: string }) {
  const request = productInformation[name];
  if (href)
    return (
      <ExternalLink href={href} className="btn btn-primary">
        Try Now<span className="visually-hidden">{` ${name}`}</span>
      </ExternalLink>
    );
  return (
    request && (
      <RequestLink request={request} path={path} about={name}>
        Try Now
      </RequestLink>
    )
  );
}
