import { requests } from '../../../content/requests.ts';
import { itLeaders, moscaCaption } from '../../../content/pages/solutions/it-leaders.ts';
import { threatSources } from '../../../content/pages/solutions/threats.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { moscaFigure } from '../../../figures/mosca.ts';
import { PageHero } from '../../../sections/page-hero.tsx';
import { ScaledFigure } from '../../../sections/scaled-figure.tsx';
import { SectionHead } from '../../../sections/section-head.tsx';
import { SourceNotes } from '../../../sections/source-notes.tsx';
import { Spectrum } from '../../../sections/spectrum.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

const ids = Object.keys(threatSources);
const number = (id: keyof typeof threatSources) => ids.indexOf(id) + 1;

/** The head of the page, the rule that decides what goes first, and the table's own head. */
export function Opening({ path }: { path: string }) {
  const [when, table] = itLeaders.sections;
  return (
    <>
      <PageHero heading={itLeaders.heading} lede={itLeaders.lede}>
        <RequestLink look="primary" large request={requests.executiveBriefing} path={path} />
        <ButtonLink large href="#brief">
          Build the migration brief
        </ButtonLink>
      </PageHero>
      <Spectrum />
      <section id={when.id} className="border-b border-line py-16 lg:py-24">
        <div className="wrap">
          <SectionHead heading={when.heading} paragraphs={when.paragraphs} beside />
          <figure className="mt-12">
            <ScaledFigure draw={moscaFigure} />
            <figcaption className="mt-5 max-w-[46rem] text-ui text-ink-2">
              {moscaCaption.reading}
            </figcaption>
          </figure>
          <dl className="mt-10 grid gap-x-12 gap-y-7 border-t border-line pt-8 lg:grid-cols-3">
            {when.points.map(({ term, text }) => (
              <div key={term}>
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-1.5 text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 max-w-[46rem] text-ui text-ink-2">
            {moscaCaption.machine}
            <SourceNotes
              numbers={[number('mosca'), number('survey'), number('gidney')]}
              of={when.heading}
            />
          </p>
        </div>
      </section>
      <div className="wrap pt-16 lg:pt-24">
        <SectionHead heading={table.heading} paragraphs={table.paragraphs} beside />
      </div>
    </>
  );
}
