import { site } from '../../config/site.ts';
import { productInformation } from '../../content/requests.ts';
import { modesCaption, productsSolutions } from '../../content/pages/products-solutions.ts';
import { products } from '../../content/products.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { lensFigure } from '../../figures/lens.ts';
import { stringModesFigure } from '../../figures/string-modes.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { Spectrum } from '../../sections/spectrum.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Figure } from '../../ui/figure.tsx';

/** The head of the page, and the product that is shown first. */
export function Opening({ path }: { path: string }) {
  const [featured] = productsSolutions.sections;
  const shipping = products.map(({ available }) => available);
  return (
    <>
      <PageHero
        heading={productsSolutions.heading}
        lede={productsSolutions.lede}
        figure={
          <figure className="w-full max-w-[32rem] lg:w-[26rem]">
            <Figure figure={stringModesFigure(shipping)} className="w-full" />
            <figcaption className="mt-3 text-small text-ink-3">{modesCaption}</figcaption>
          </figure>
        }
      />
      <Spectrum />
      <section id={featured.id} className="border-b border-line bg-night-2 py-16 lg:py-24">
        <div className="wrap grid items-center gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.05fr]">
          <Figure figure={lensFigure()} className="w-full max-w-[34rem] max-lg:order-last" />
          <div>
            <p>
              <Badge tone="ok">Available Now</Badge>
            </p>
            <h2 className="mt-5 max-w-[11.5em]">{featured.heading}</h2>
            {featured.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-5 max-w-[36rem] text-ink-2">
                {paragraph}
              </p>
            ))}
            <div className="mt-8">
              <EarlyAccess path={path} />
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

/** To the product's own address; by e-mail while it has none. */
function EarlyAccess({ path }: { path: string }) {
  const [{ name }] = products;
  const request = productInformation[name];
  const href: string = site.external.privateAi;
  if (href)
    return (
      <ExternalLink href={href} className="btn btn-primary btn-large">
        Get early access
      </ExternalLink>
    );
  return (
    request && (
      <RequestLink look="primary" large request={request} path={path}>
        Get early access
      </RequestLink>
    )
  );
}
