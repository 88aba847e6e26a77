import { tryNow } from '../../content/pages/products-solutions/labels.ts';
import { suite } from '../../content/pages/products-solutions/suite.ts';
import { type Product, products } from '../../content/products.ts';
import { modeRowFigure } from '../../figures/mode-row.ts';
import { Status } from '../../sections/status.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { LearnMore } from './learn-more.tsx';
import { productAnchor } from './product-anchors.ts';
import { screens } from './screens.tsx';
import { TryNow } from './try-now.tsx';
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
          {product.external !== undefined ? (
            <TryNow id={id} path={path} look="primary">
              {tryNow}
            </TryNow>
          ) : (
            <LearnMore id={id} />
          )}
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
