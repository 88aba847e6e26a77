import { productInformation } from '../../content/record-requests.ts';
import { productById } from '../../content/products.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';

type Props = {
  id: string;
  path: string;
  children: string;
  look?: 'primary' | 'secondary';
};

/** Links to the product's own site; a product without one is asked for by e-mail. */
export function TryNow({ id, path, children, look = 'secondary' }: Props) {
  const product = productById(id);
  const request = product && productInformation[product.name];
  if (!request) return null;
  if (product.external)
    return (
      <ExternalLink href={product.external} className={`btn btn-${look} btn-large`}>
        {children}
        <span className="visually-hidden">{` ${product.name}`}</span>
      </ExternalLink>
    );
  return (
    <RequestLink look={look} large request={request} path={path} about={product.name}>
      {children}
    </RequestLink>
  );
}
