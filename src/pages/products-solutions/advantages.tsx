import { claims, marked } from '../../content/claims.ts';
import { requests } from '../../content/requests.ts';
import { productsSolutions, uptimeClaims } from '../../content/pages/products-solutions.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { ClaimList } from '../../sections/claim-list.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Words } from '../../ui/words.tsx';

const [, , advantages, uptime] = productsSolutions.sections;

/** What is claimed for the products, and which uptime figure covers what. */
export function Advantages({ path }: { path: string }) {
  return (
    <>
      <section id={advantages.id} className="py-16 lg:py-24">
        <div className="wrap">
          <h2>{advantages.heading}</h2>
          <dl className="mt-10 divide-y divide-line border-y border-line">
            {advantages.points.map(({ term, text, status }) => (
              <div
                key={term}
                className="grid gap-x-10 gap-y-3 py-8 lg:grid-cols-[1.25fr_1fr] lg:items-baseline"
              >
                <dt className="text-[clamp(1.6rem,1rem+2.6vw,2.9rem)] leading-tight font-display tracking-[-0.035em]">
                  <Words>{term}</Words>
                </dt>
                <dd>
                  <b className="block text-ui">{status}</b>
                  <span className="text-ink-2">
                    <Words>{text}</Words>
                  </span>
                  {status === 'Terms on request' && (
                    <span className="mt-4 flex">
                      <RequestLink request={requests.insuranceTerms} path={path} />
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section id={uptime.id} className="pb-16 lg:pb-24">
        <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
          <SectionHead heading={uptime.heading} paragraphs={uptime.paragraphs} />
          <ClaimList claims={uptimeClaims.map((id) => ({ ...claims[id], marked: marked[id] }))} />
        </div>
      </section>
    </>
  );
}
