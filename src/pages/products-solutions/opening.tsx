import {
  heroFacts,
  heroGroups,
  howPricingWorks,
  productsSolutions,
  requestDemo,
} from '../../content/pages/products-solutions.ts';
import { services } from '../../content/product/offer.ts';
import { products } from '../../content/products.ts';
import { modeRowFigure } from '../../figures/pages/waves.ts';
import { HeroIndex } from '../../sections/hero/hero-index.tsx';
import { Status } from '../../sections/status.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { productAnchor } from './product-anchors.ts';

type Row = { readonly href: string; readonly name: string; readonly available: boolean };

const groups: readonly { id: string; title: string; rows: readonly Row[] }[] = [
  {
    id: 'all-products',
    title: heroGroups.products,
    rows: products.map(({ id, ...one }) => ({ ...one, href: `#${productAnchor(id)}` })),
  },
  {
    id: 'all-services',
    title: heroGroups.services,
    rows: services.map(({ id, name }) => ({ name, available: true, href: `#${id}` })),
  },
];

const modeOf = ({ available }: Row, index: number) => modeRowFigure(index + 1, available);

/** The products alone: a picture of all rows is too large a file. */
export const scene = () => groups.slice(0, 1).flatMap(({ rows }) => rows.map(modeOf));

export const Opening = () => (
  <HeroIndex
    heading={productsSolutions.heading}
    lede={productsSolutions.lede}
    actions={
      <>
        <ButtonLink look="primary" large href="#demo">
          {requestDemo}
        </ButtonLink>
        <ButtonLink large href="#pricing">
          {howPricingWorks}
        </ButtonLink>
      </>
    }
    groups={groups.map(({ rows, ...group }) => ({
      ...group,
      items: rows.map((row, index) => ({
        href: row.href,
        name: row.name,
        status: <Status available={row.available} inLink />,
        curve: <LazyFigure figure={modeOf(row, index)} decorative />,
      })),
    }))}
    readout={heroFacts.map(({ term, text }) => (
      <p key={term}>
        <strong>{term}</strong>
        <span>{text}</span>
      </p>
    ))}
  />
);
