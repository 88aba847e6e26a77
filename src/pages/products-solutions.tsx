import { formIsland } from '../chrome/form-island.tsx';
import {
  pageSummary,
  productsSolutions,
  serviceWords,
  summary,
} from '../content/pages/products-solutions.ts';
import {
  aboutProduct,
  atWork,
  learnMore,
  tryNow,
} from '../content/pages/products-solutions/words.ts';
import { neededBy } from '../content/pages/products-solutions/product-names.ts';
import { demoContact, suite, suiteSection } from '../content/pages/products-solutions/suite.ts';
import { quoteItems } from '../content/product/buying.ts';
import { custody } from '../content/product/custody.ts';
import { services } from '../content/product/offer.ts';
import { featuredId, type Product, products } from '../content/products.ts';
import { requests } from '../content/requests.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { modeRowFigure } from '../figures/pages/waves.ts';
import { byId } from '../lib/records.ts';
import { fill } from '../lib/text/fill.ts';
import type { PageProps } from '../routes.ts';
import { island } from '../runtime/island.tsx';
import { Fold } from '../sections/fold.tsx';
import { Section } from '../sections/section.tsx';
import { Status } from '../sections/status.tsx';
import { ButtonTo } from '../ui/button.tsx';
import { LazyFigure } from '../ui/figure.tsx';
import { MoreLink } from '../ui/links.tsx';
import { Items, Paragraphs } from '../ui/inline-text.tsx';
import { Buying, Figures } from './products-solutions/buying.tsx';
import DemoFormIsland from './products-solutions/demo-form.island.tsx';
import { ExternalAction, Featured, Opening, productAnchor } from './products-solutions/opening.tsx';
import { productDemo } from './products-solutions/product-demo.request.ts';
import { ProductSheets, screens } from './products-solutions/product-details.tsx';
import SuiteIsland from './products-solutions/suite.island.tsx';

export { head } from '../content/pages/products-solutions.ts';

type Props = { product: Product; path: string };

/** A product with its status, what it does, and how it looks at work. */
function ProductCard({ product, path }: Props) {
  const { id, available } = product;
  const { name, subtitle, description, features } = suite[id];
  return (
    <article
      id={productAnchor(id)}
      aria-labelledby={`${id}-name`}
      className="grid h-full scroll-mt-28 grid-rows-[auto_1fr] gap-2 md:gap-8 md:grid-cols-2 lg:grid-cols-1"
    >
      <div className="flex flex-col">
        <p>
          <Status available={available} />
        </p>
        <h3 id={`${id}-name`} className="mt-4">
          {name}
        </h3>
        <p className="mt-2 text-h4">{subtitle}</p>
        <p className="mt-3 max-w-[34rem] text-ink-2">{description}</p>
        <div className="mt-2 md:mt-5">
          <Fold of={name}>
            <ul className="text-ink-2 *:border-t *:border-line *:py-2.5">
              <Items of={features} />
            </ul>
          </Fold>
        </div>
        <p className="mt-5">
          {product.external === undefined ? (
            <a className="btn btn-secondary btn-large" href={`#${id}`}>
              {learnMore}
              <span className="visually-hidden">{` ${fill(aboutProduct, { name })}`}</span>
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
        <Fold of={name} label={atWork}>
          {screens[id] ?? (
            <LazyFigure
              figure={modeRowFigure(products.indexOf(product) + 1, available)}
              decorative
              className="m-auto w-full"
            />
          )}
        </Fold>
      </div>
    </article>
  );
}

const priceOf = (priced: string) =>
  quoteItems.flatMap((one) => (one.id === priced && 'text' in one ? one.text : []))[0];
const hostedBy = (part: string) => custody.find(({ id }) => id === part)?.hostedBy;

/** What the products run on: each service with its host and its place in a quote. */
const Services = () => (
  <Section
    {...byId(productsSolutions.sections).services}
    ground="deep"
    status={<Status available />}
  >
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 md:gap-y-12 lg:grid-cols-4">
      {services.map((service) => (
        <li key={service.id} id={service.id} className="scroll-mt-28 border-t-4 border-data pt-5">
          <h3>
            <MoreLink to={service.to} label={service.name} />
          </h3>
          <p className="mt-3 mb-1 text-ink-2 md:mb-5">{service.does}</p>
          <Fold of={service.name}>
            <dl className="text-small">
              {[
                [serviceWords.hosted, hostedBy(service.hosted)],
                [serviceWords.priced, priceOf(service.priced)],
                [serviceWords.under, neededBy(service.under)],
              ].map(([term, value]) => (
                <div
                  key={term}
                  className="grid grid-cols-[5.5rem_1fr] gap-x-3 border-t border-line py-2.5"
                >
                  <dt className="text-ink-2">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Fold>
        </li>
      ))}
    </ul>
  </Section>
);

const { advantages } = byId(productsSolutions.sections);

const Advantages = ({ path }: { path: string }) => (
  <Section {...advantages} ground="raised" rhythm={1} fold>
    <Figures
      items={advantages.points.map(({ id, term, text, status }) => ({
        kind: status,
        figure: term,
        text,
        action: id === 'insurance' && <RequestLink request={requests.insuranceTerms} path={path} />,
      }))}
    />
  </Section>
);

function Ending() {
  const { next } = productsSolutions;
  return (
    <div className="section section-1">
      <div className="wrap next-step">
        <details className="max-w-[42rem] text-ink-2">
          <summary className="w-fit py-2.5 font-semibold">{pageSummary}</summary>
          <div className="mt-2 grid gap-3">
            <Paragraphs of={summary} />
          </div>
        </details>
        <ButtonTo large {...next} />
      </div>
    </div>
  );
}

const DemoForm = formIsland(DemoFormIsland, productDemo);

const Suite = island(SuiteIsland, ['hash:comparison']);

export { scene } from './products-solutions/opening.tsx';

export const Page = ({ path }: PageProps) => (
  <>
    <Opening />
    <Featured path={path} />
    <Section {...suiteSection}>
      <Suite
        cards={products.map((product) => (
          <ProductCard key={product.id} product={product} path={path} />
        ))}
      />
      <ProductSheets path={path} />
    </Section>
    <Services />
    <Buying path={path} />
    <Advantages path={path} />
    <section id={demoContact.id} className="section">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 className="max-w-[10.5em]">{demoContact.heading}</h2>
          <p className="lede mt-5 max-w-[32rem]">{demoContact.text}</p>
        </div>
        <div>
          <DemoForm />
        </div>
      </div>
    </section>
    <Ending />
  </>
);
