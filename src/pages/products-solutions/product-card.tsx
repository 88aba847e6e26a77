import { learnMore, tryNow } from '../../content/pages/products-solutions/labels.ts';
import { suite } from '../../content/pages/products-solutions/suite.ts';
import { type Product, products } from '../../content/products.ts';
import { productInformation } from '../../content/record-requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { modeRowFigure } from '../../figures/mode-row.ts';
import { Status } from '../../sections/status.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { productAnchor } from './product-anchors.ts';
import { screens } from './screens.tsx';
import { Items } from '../../ui/texts.tsx';

type Props = {
  product: Product;
  /** Puts the screen beside the text. */
  wide: boolean;
  path: string;
};

/** A product with its status, what it does, and how it looks at work. */
export function ProductCard({ product, wide, path }: Props) {
  const { id, name, available } = product;
  const { subtitle, description, features } = suite[id];
  return (
    <article
      id={productAnchor(id)}
      aria-labelledby={`${id}-name`}
      className={`grid h-full scroll-mt-28 grid-rows-[auto_1fr] gap-x-14 gap-y-8 ${wide ? 'lg:grid-cols-[5fr_9fr] lg:grid-rows-1' : ''}`}
    >
      <div className="flex flex-col">
        <p>
          <Status available={available} />
        </p>
        <h3 id={`${id}-name`} className="mt-4 text-[1.9rem] leading-tight">
          {name}
        </h3>
        <p className="mt-2 text-h4">{subtitle}</p>
        <p className="mt-3 max-w-[34rem] text-ink-2">{description}</p>
        <ul className="mt-5 text-ink-2 *:border-t *:border-line *:py-2.5">
          <Items of={features} />
        </ul>
        <p className="mt-6">
          <Action product={product} path={path} />
        </p>
      </div>
      {screens[id] ?? (
        <LazyFigure
          figure={modeRowFigure(products.indexOf(product) + 1, available)}
          decorative
          className="m-auto w-full"
        />
      )}
    </article>
  );
}

/** Leads to the product's sheet, or to its own site, or asks for it by e-mail. */
function Action({ product: { id, name, external }, path }: Omit<Props, 'wide'>) {
  const request = productInformation[name];
  if (external === undefined)
    return (
      <a className="btn btn-secondary" href={`#${id}`}>
        {learnMore}
        <span className="visually-hidden">{` about ${name}`}</span>
      </a>
    );
  if (external)
    return (
      <ExternalLink href={external} className="btn btn-primary btn-large">
        {tryNow}
        <span className="visually-hidden">{` ${name}`}</span>
      </ExternalLink>
    );
  return (
    request && (
      <RequestLink look="primary" large request={request} path={path} about={name}>
        {tryNow}
      </RequestLink>
    )
  );
}
