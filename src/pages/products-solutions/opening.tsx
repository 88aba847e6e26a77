import { productsSolutions } from '../../content/pages/products-solutions.ts';
import { products } from '../../content/products.ts';
import { modeRowFigure } from '../../figures/mode-row.ts';
import { HeroIndex } from '../../sections/hero/hero-index.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { productAnchor } from './product-anchors.ts';
import { Status } from '../../sections/status.tsx';

export const field = () =>
  products.map(({ available }, index) => modeRowFigure(index + 1, available));

export const Opening = () => (
  <HeroIndex
    heading={productsSolutions.heading}
    lede={productsSolutions.lede}
    actions={
      <>
        <ButtonLink look="primary" large href="#demo">
          Request a demo
        </ButtonLink>
        <ButtonLink large href="#pricing">
          How pricing works
        </ButtonLink>
      </>
    }
    items={products.map(({ id, name, available }, index) => ({
      href: `#${productAnchor(id)}`,
      name,
      status: <Status available={available} inLink />,
      curve: <LazyFigure figure={modeRowFigure(index + 1, available)} decorative />,
    }))}
  />
);
