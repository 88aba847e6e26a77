import { learnMore, tryNow } from '../../content/pages/products-solutions/labels.ts';
import { suite } from '../../content/pages/products-solutions/suite.ts';
import { featuredId, type Product, products } from '../../content/products.ts';
import { modeRowFigure } from '../../figures/pages/mode-row.ts';
import { Status } from '../../sections/status.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { Items } from '../../ui/texts.tsx';
import { ExternalAction } from './external-action.tsx';
import { productAnchor } from './product-anchors.ts';
import { screens } from './screens.tsx';

type Props = { product: Product; path: string };

/** A product with its status, what it does, and how it looks at work. */
export function ProductCard({ product, path }: Props) {
  const { id, name, available } = product;
  const { subtitle, description, features } = suite[id];
  return (
    <article
      id={productAnchor(id)}
      aria-labelledby={`${id}-name`}
      className="grid h-full scroll-mt-28 grid-rows-[auto_1fr] gap-8 md:grid-cols-2 lg:grid-cols-1"
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
        <p className="mt-5">
          {product.external === undefined ? (
            <a className="btn btn-secondary btn-large" href={`#${id}`}>
              {learnMore}
              <span className="visually-hidden">{` about ${name}`}</span>
            </a>
          ) : (
            <ExternalAction product={product} path={path}>
              {tryNow}
            </ExternalAction>
          )}
        </p>
      </div>
      {/* On phones only what ships, and what the page doesn't show already. */}
      <div
        className={`grid md:max-lg:mt-12 md:max-lg:self-start ${available && id !== featuredId ? '' : 'max-md:hidden'}`}
      >
        {screens[id] ?? (
          <LazyFigure
            figure={modeRowFigure(products.indexOf(product) + 1, available)}
            decorative
            className="m-auto w-full"
          />
        )}
      </div>
    </article>
  );
}
