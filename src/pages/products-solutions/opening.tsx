import type { ReactNode } from 'react';

import {
  aiSample,
  eachModelsPart,
  featuredSection,
  heroFacts,
  heroGroups,
  howPricingWorks,
  productsSolutions,
  putTogether,
  requestDemo,
  sampleState,
  yourQuestion,
} from '../../content/pages/products-solutions.ts';
import { services } from '../../content/product/offer.ts';
import {
  featuredId,
  type Product,
  productById,
  type ProductId,
  products,
} from '../../content/products.ts';
import { modeRowFigure } from '../../figures/pages/waves.ts';
import { HeroIndex } from '../../sections/hero/heroes.tsx';
import { Status } from '../../sections/status.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import { suite } from '../../content/pages/products-solutions/suite.ts';
import { earlyAccess, sampleAddress } from '../../content/pages/products-solutions/words.ts';
import { whileSample } from '../../config/sample.ts';
import { Parts } from '../../ui/surface/apps.tsx';
import { RedactedPrompt, Surface, SurfaceSplit } from '../../ui/surface/surface.tsx';
import { productInformation } from '../../content/product-requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { data } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import { reservedHost } from '../../lib/mail/email-address.ts';
import { ExternalLink } from '../../ui/links.tsx';
import '../../sections/section.css';

type ExternalActionProps = { product: Product; path: string; children: ReactNode };

const hintOf = (host: string) => host && whileSample(fill(sampleAddress, { host }));

/** Leads to the product's own site in a new tab, or asks for it by e-mail while there is no address. */
export function ExternalAction({ product: { id, external }, path, children }: ExternalActionProps) {
  const request = productInformation[id];
  if (external)
    return (
      <ExternalLink
        href={external}
        className="btn btn-primary btn-large"
        {...data({ hint: hintOf(reservedHost(external)) || undefined })}
      >
        {children}
        <span className="visually-hidden">{` ${suite[id].name}`}</span>
      </ExternalLink>
    );
  return (
    request && (
      <RequestLink look="primary" large request={request} path={path} about={suite[id].name}>
        {children}
      </RequestLink>
    )
  );
}

/** The first product above the cards, at work on one question. Nothing if the vendor doesn't have it. */
export function Featured({ path }: { path: string }) {
  const product = productById(featuredId);
  if (!product) return null;
  const { id, heading, lede, early } = featuredSection;
  return (
    <section id={id} className="section raised">
      <div className="wrap">
        <div className="section-head section-beside">
          <div>
            <p className="mb-4 flex flex-wrap items-baseline gap-x-4">
              <b>{suite[product.id].name}</b>
              <Status available={product.available} />
            </p>
            <h2>{heading}</h2>
          </div>
          <div>
            <p className="lede">{lede}</p>
            <div className="actions mt-6 items-center">
              <ExternalAction product={product} path={path}>
                {earlyAccess}
              </ExternalAction>
              <p className="text-ink-2">{early}</p>
            </div>
          </div>
        </div>
        <Surface title={aiSample.title} state={whileSample(sampleState)} foot={aiSample.limit}>
          <SurfaceSplit
            parts={[
              {
                label: yourQuestion,
                body: (
                  <Large>
                    <RedactedPrompt parts={aiSample.asked} />
                  </Large>
                ),
              },
              { label: eachModelsPart, body: <Parts parts={aiSample.parts} /> },
              {
                label: putTogether,
                body: (
                  <Large>
                    <p className="prompt">{aiSample.joined}</p>
                  </Large>
                ),
              },
            ]}
          />
        </Surface>
      </div>
    </section>
  );
}

/** Where the parts are side by side, words fill the height of the middle one. */
const Large = ({ children }: { children: ReactNode }) => (
  <div className="lg:text-[1.35rem] lg:leading-normal">{children}</div>
);

/** Id of a product's card. A product's own id names its sheet, if it has one. */
export const productAnchor = (id: ProductId): string => (suite[id].sheet ? `${id}-card` : id);

type Row = { readonly href: string; readonly name: string; readonly available: boolean };

const groups: readonly { id: string; title: string; rows: readonly Row[] }[] = [
  {
    id: 'all-products',
    title: heroGroups.products,
    rows: products.map(({ id, available }) => ({
      name: suite[id].name,
      available,
      href: `#${productAnchor(id)}`,
    })),
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
  >
    <ButtonTo look="primary" large to="#demo" label={requestDemo} />
    <ButtonTo large to="#pricing" label={howPricingWorks} />
  </HeroIndex>
);
