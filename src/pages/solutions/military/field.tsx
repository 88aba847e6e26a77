import { lossHeads, losses, military } from '../../../content/pages/solutions/military.ts';
import { SectionHead } from '../../../sections/section-head.tsx';
import { Words } from '../../../ui/words.tsx';

const [, , , architecture, missions] = military.sections;

/** The architecture by its losses, and the missions by their limits. */
export function Field() {
  return (
    <>
      <section id={architecture.id} className="py-16 lg:py-24">
        <div className="wrap">
          <SectionHead heading={architecture.heading} paragraphs={architecture.paragraphs} beside />
          <ul className="mt-12 grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2">
            {losses.map(({ lost, kept, gone }) => (
              <li key={lost} className="bg-night p-6 lg:p-9">
                <h3 className="text-[1.45rem]">{lost}</h3>
                <p className="mt-5 border-l-2 border-ok pl-4 text-ink-2">
                  <b className="text-ok">{lossHeads.kept}.</b> {kept}
                </p>
                <p className="mt-3 border-l-2 border-alpha pl-4 text-ink-2">
                  <b className="text-alpha">{lossHeads.gone}.</b> {gone}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section id={missions.id} className="border-t border-line py-16 lg:py-24">
        <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
          <h2 className="max-w-[7.5em]">{missions.heading}</h2>
          <dl className="divide-y divide-line border-y border-line">
            {missions.points.map(({ term, text, status }) => (
              <div key={term} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[1fr_2fr]">
                <dt>
                  <b className="block">{term}</b>
                  <span className="text-ui text-ink-2">{status}</span>
                </dt>
                <dd className="text-ink-2">
                  <Words>{text}</Words>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
