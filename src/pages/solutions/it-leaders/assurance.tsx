import { claims, marked } from '../../../content/claims.ts';
import { requests } from '../../../content/requests.ts';
import {
  frameworks,
  itLeaders,
  performanceClaims,
} from '../../../content/pages/solutions/it-leaders.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { ClaimList } from '../../../sections/claim-list.tsx';
import { SectionHead } from '../../../sections/section-head.tsx';
import { Words } from '../../../ui/words.tsx';

const [, , , architecture, performance, compliance, risk, audit] = itLeaders.sections;

/** What the product is, what is claimed of it, and what shows that it holds. */
export function Assurance({ path }: { path: string }) {
  return (
    <>
      <section className="border-b border-line py-16 lg:py-24">
        <div className="wrap grid grid-cols-1 gap-x-20 gap-y-16 lg:grid-cols-2">
          <div id={architecture.id} className="scroll-mt-28">
            <SectionHead heading={architecture.heading} />
            <ul className="mt-9 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
              {architecture.points.map(({ term, text }) => (
                <li key={term} className="bg-night p-6">
                  <h3>{term}</h3>
                  <p className="mt-2 text-ui text-ink-2">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <div id={performance.id} className="scroll-mt-28">
            <SectionHead heading={performance.heading} paragraphs={performance.paragraphs} />
            <div className="mt-9">
              <ClaimList
                claims={performanceClaims.map((id) => ({ ...claims[id], marked: marked[id] }))}
              />
            </div>
          </div>
        </div>
      </section>
      <section id={compliance.id} className="border-b border-line py-16 lg:py-24">
        <div className="wrap">
          <SectionHead heading={compliance.heading} paragraphs={compliance.paragraphs} beside />
          <ul className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {frameworks.map(({ kind, names, text, ask }) => (
              <li key={kind} className="flex flex-col border-t-2 border-ink-3 pt-4">
                <h3>{kind}</h3>
                <p className="mt-2 font-semibold">
                  <Words>{names.join(', ')}</Words>
                </p>
                <p className="mt-3 text-ui text-ink-2">{text}</p>
                <p className="mt-3 mb-6 text-ui">{ask}</p>
                <p className="mt-auto">
                  <RequestLink request={requests.evidence} path={path} about={kind} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="py-16 lg:py-24">
        <div className="wrap grid gap-x-20 gap-y-16 lg:grid-cols-[1.1fr_1fr]">
          <div id={risk.id} className="scroll-mt-28">
            <h2 className="max-w-[9.5em]">{risk.heading}</h2>
            <dl className="mt-9 grid gap-7">
              {risk.points.map(({ term, text }) => (
                <div key={term} className="border-l-2 border-alpha pl-5">
                  <dt className="text-h3 font-semibold tracking-[-0.015em]">{term}</dt>
                  <dd className="mt-1.5 text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div id={audit.id} className="scroll-mt-28">
            <h2 className="text-h3">{audit.heading}</h2>
            <dl className="mt-6 divide-y divide-line border-y border-line">
              {audit.points.map(({ term, text }) => (
                <div key={term} className="py-4">
                  <dt className="font-semibold">{`“${term}”`}</dt>
                  <dd className="mt-1 text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>
    </>
  );
}
