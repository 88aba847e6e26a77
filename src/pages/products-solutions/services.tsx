import { productsSolutions, serviceWords } from '../../content/pages/products-solutions.ts';
import { quoteItems } from '../../content/product/buying.ts';
import { custody } from '../../content/product/custody.ts';
import { productsOn, services } from '../../content/product/offer.ts';
import { byId } from '../../lib/records.ts';
import { Section } from '../../sections/section.tsx';
import { Status } from '../../sections/status.tsx';
import { MoreLink } from '../../ui/more-link.tsx';

const priceOf = (priced: string) =>
  quoteItems.flatMap((one) => (one.id === priced && 'text' in one ? one.text : []))[0];
const hostedBy = (part: string) => custody.find(({ id }) => id === part)?.hostedBy;

/** What the products run on: each service with its host and its place in a quote. */
export const Services = () => (
  <Section
    {...byId(productsSolutions.sections).services}
    ground="deep"
    status={<Status available />}
  >
    <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      {services.map((service) => (
        <li key={service.id} id={service.id} className="scroll-mt-28 border-t-4 border-data pt-5">
          <h3>
            <MoreLink href={service.to}>{service.name}</MoreLink>
          </h3>
          <p className="mt-3 mb-5 text-ink-2">{service.does}</p>
          <dl className="text-small">
            {[
              [serviceWords.hosted, hostedBy(service.hosted)],
              [serviceWords.priced, priceOf(service.priced)],
              [serviceWords.under, productsOn(service)],
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
        </li>
      ))}
    </ul>
  </Section>
);
