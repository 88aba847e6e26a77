import { isSample } from '../../config/sample.ts';
import { caseCatalog, industries } from '../../content/cases/catalog.ts';
import { caseNote, cases, caseTalkLines } from '../../content/cases/cases.ts';
import { caseStudies } from '../../content/pages/resources/case-studies.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { workPlanFigure } from '../../figures/work-plan.ts';
import { counted } from '../../lib/counted.ts';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { ArgumentSection } from '../../sections/argument-section.tsx';
import { CasePane } from '../../sections/case-pane.tsx';
import { Entry } from '../../sections/entry.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Figure } from '../../ui/figure.tsx';
import { island } from '../../runtime/island.tsx';
import { casesFigure } from './case-figures.ts';
import FilterIsland from '../../features/filter/list-filter.island.tsx';

const list = 'stories';
const entries = caseCatalog.map(({ slug, industry }) => ({ id: slug, choice: industry }));

const Filter = island(FilterIsland, ['query']);

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <PageHero heading={caseStudies.heading} lede={caseStudies.lede} figure={<Settling />} />
      </div>
      <section id={list} aria-labelledby={`${list}-heading`}>
        <div className="wrap pt-16 pb-6">
          <div>
            <h2 id={`${list}-heading`} className="mb-8 max-w-[13.5em]">
              {caseStudies.sections[0].heading}
            </h2>
          </div>
          <Filter
            label="Industry"
            name="industry"
            choices={industries}
            entries={entries}
            list={list}
            noun="case studies"
          />
        </div>
        <div>
          <Entries path={path} />
        </div>
      </section>
      <div className="border-t border-line">
        {caseStudies.sections.slice(1).map((section) => (
          <ArgumentSection key={section.id} section={section} shape="list" />
        ))}
        <ArgumentEnd argument={caseStudies} />
      </div>
    </>
  );
}

function Settling() {
  return (
    <figure className="mx-auto max-w-[19rem]">
      <Figure figure={casesFigure()} className="w-full" />
      <figcaption className="mt-3 text-small text-ink-3">
        {counted(caseCatalog.length, 'system')} pushed to a new level, at rest after as many months.
      </figcaption>
    </figure>
  );
}

const Entries = ({ path }: PageProps) =>
  caseCatalog.map((entry) => (
    <article
      key={entry.slug}
      id={entry.slug}
      aria-labelledby={`${entry.slug}-title`}
      tabIndex={-1}
      data-choice={entry.industry}
      className="entry border-b border-line last:border-b-0"
    >
      <CaseEntry entry={entry} path={path} />
    </article>
  ));

type EntryProps = { entry: (typeof caseCatalog)[number]; path: string };

function CaseEntry({ entry: { slug, industry, featured }, path }: EntryProps) {
  const { title, company, description, timeline, phases, ...story } = cases[slug];
  return (
    <Entry
      id={slug}
      list={list}
      title={title}
      figure={workPlanFigure(phases.map(({ months }) => months))}
      badges={[...(featured ? ['Featured'] : []), ...(isSample ? ['Illustrative'] : [])]}
      facts={[`${company}, name withheld`, industry, timeline]}
      description={description}
      featured={featured}
      openLabel={featured ? 'Read Full Case Study' : 'View Details'}
    >
      <CasePane
        {...story}
        timeline={timeline}
        phases={phases}
        note={caseNote}
        talk={
          <RequestLink
            look="primary"
            request={{ subject: `Case study - ${title}`, lines: ['Hello,', '', ...caseTalkLines] }}
            path={`${path}#${slug}`}
            about={title}
          >
            Talk about a case like this
          </RequestLink>
        }
      />
    </Entry>
  );
}
