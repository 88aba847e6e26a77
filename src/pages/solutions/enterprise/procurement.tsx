import { claims, marked } from '../../../content/claims.ts';
import { requests } from '../../../content/requests.ts';
import { press } from '../../../content/pages/press.ts';
import { enterprise, procurementClaims } from '../../../content/pages/solutions/enterprise.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { SectionHead } from '../../../sections/section-head.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Words } from '../../../ui/words.tsx';

const [, , , figures, compliance, recognition] = enterprise.sections;
const awards = press.sections[1].points;

/** What a procurement file asks for: figures, proof, and what others thought. */
export function Procurement({ path }: { path: string }) {
  return (
    <>
      <section id={figures.id} className="py-16 lg:py-24">
        <div className="wrap">
          <SectionHead heading={figures.heading} paragraphs={figures.paragraphs} beside />
          <ul className="mt-12 grid border-t border-line">
            {procurementClaims.map((id) => (
              <li
                key={id}
                className="grid gap-x-10 gap-y-1 border-b border-line py-6 md:grid-cols-[1.6fr_1fr_6.5rem] md:items-baseline"
              >
                <p className="text-[clamp(1.4rem,1rem+1.8vw,2.3rem)] leading-tight font-display tracking-[-0.03em]">
                  <Words>{marked[id]}</Words>
                </p>
                <p className="text-ink-2">{claims[id].scope}</p>
                <p className="*:first-letter:uppercase">
                  <Badge>{claims[id].status}</Badge>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="border-t border-line py-16 lg:py-24">
        <div className="wrap grid gap-x-20 gap-y-16 lg:grid-cols-[1.5fr_1fr]">
          <div id={compliance.id} className="scroll-mt-28">
            <h2 className="max-w-[10em]">{compliance.heading}</h2>
            <ul className="mt-9 grid gap-5">
              {compliance.points.map(({ term, text, status }) => (
                <li key={term} className="border-l-2 border-beta pl-5">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                    <span>
                      <Words>{term}</Words>
                    </span>
                    <Badge>{status}</Badge>
                  </p>
                  <p className="mt-1 text-ink-2">{text}</p>
                </li>
              ))}
            </ul>
            <p className="mt-8">
              <RequestLink request={requests.evidence} path={path} />
            </p>
          </div>
          <div id={recognition.id} className="scroll-mt-28 lg:border-l lg:border-line lg:pl-12">
            <h2 className="text-h3">{recognition.heading}</h2>
            <p className="mt-3 text-ui text-ink-2">{recognition.paragraphs[0]}</p>
            <ul className="mt-7 grid gap-6">
              {awards.map(({ term, text, status }) => (
                <li key={term}>
                  <b className="block">{term}</b>
                  <span className="block text-ui text-ink-2">{text}</span>
                  <span className="text-ui text-ink-2">{status}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  );
}
