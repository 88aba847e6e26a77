import { blogListPath } from '../../../content/blog-lists.ts';
import { labsPath, site } from '../../../config/site.ts';
import { requests, publicationCopies } from '../../../content/requests.ts';
import { labs } from '../../../content/pages/resources/labs.ts';
import { type PublicationSlug, statuses } from '../../../content/pages/resources/labs/catalog.ts';
import {
  areas,
  collaborations,
  legend,
  publications,
} from '../../../content/pages/resources/labs/records.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { energyLadderFigure } from '../../../figures/energy-ladder.ts';
import { bibtexCitation } from '../../../lib/citation.ts';
import { longDate } from '../../../lib/dates.ts';
import { PageHero } from '../../../sections/page-hero.tsx';
import { Sources } from '../../../sections/sources.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Figure } from '../../../ui/figure.tsx';

export function LabsHero() {
  const [, , innovation, publication] = labs.sections;
  return (
    <PageHero heading={labs.heading} lede={labs.lede}>
      <ButtonLink look="primary" large href={`#${innovation.id}`}>
        See current projects
      </ButtonLink>
      <ButtonLink large href={`#${publication.id}`}>
        Publications
      </ButtonLink>
    </PageHero>
  );
}

/** Areas and, as a ladder, what the four statuses mean. */
export function LabsOpening() {
  const [area, level] = labs.sections;
  return (
    <>
      <section id={area.id} className="py-18 lg:py-24">
        <div className="wrap">
          <h2>{area.heading}</h2>
          <p className="lede mt-5">{area.paragraphs[0]}</p>
          <ul className="mt-12 border-t border-line">
            {areas.map(({ title, description, details }) => (
              <li
                key={title}
                className="grid gap-x-16 gap-y-3 border-b border-line py-8 lg:grid-cols-[1fr_1.6fr]"
              >
                <h3 className="text-[1.6rem]">{title}</h3>
                <div>
                  <p className="text-lede">{description}</p>
                  <p className="mt-3 max-w-[42rem] text-ink-2">{details}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section id={level.id} className="border-t border-line bg-night-2 py-18 lg:py-24">
        <div className="wrap grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.15fr]">
          <div>
            <h2 className="max-w-[8em]">{level.heading}</h2>
            <p className="mt-6 max-w-[42rem] text-ink-2">{level.paragraphs[0]}</p>
            <Figure figure={energyLadderFigure()} className="mt-10 w-full max-w-120" />
          </div>
          <ol className="divide-y divide-line border-y border-line" reversed>
            {statuses.map((status, index) => (
              <li key={status} className="grid grid-cols-[2.5rem_1fr] py-5">
                <span aria-hidden="true" className="text-h3 text-ink-3">
                  {statuses.length - index}
                </span>
                <div>
                  <h3>{status}</h3>
                  <p className="mt-1">{legend[status].means}</p>
                  <p className="mt-1 text-ui text-ink-2">{legend[status].leads}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}

export const InnovationsHeading = () => (
  <h2 className="max-w-[13.5em]">{labs.sections[2].heading}</h2>
);

export const PublicationsHeading = () => (
  <>
    <h2 className="max-w-[10.5em]">{labs.sections[3].heading}</h2>
    <p className="max-w-[42rem] text-ink-2">{labs.sections[3].paragraphs[0]}</p>
  </>
);

/** A publication with its citation, which can be read without script and copied with it. */
export function Publication({ slug }: { slug: PublicationSlug }) {
  const { title, description, type, author, date } = publications[slug];
  const url = `${site.origin}${labsPath}#${slug}`;
  return (
    <>
      <p className="text-ui text-ink-2">
        {type}, <time dateTime={date}>{longDate(date)}</time>, {author}
      </p>
      <h3 id={`${slug}-title`} className="mt-1.5 text-[1.45rem]">
        {title}
      </h3>
      <p className="mt-1.5 max-w-[42rem] text-ink-2">{description}</p>
      <details className="mt-3 text-small">
        <summary className="inline-flex min-h-6 items-center underline decoration-ink-3 underline-offset-4">
          BibTeX<span className="visually-hidden">{` of ${title}`}</span>
        </summary>
        <pre id={`${slug}-bibtex`} className="mt-2 break-words whitespace-pre-wrap text-ink-2">
          {bibtexCitation({ author, title, publisher: `${site.name} Labs, ${type}`, date, url })}
        </pre>
      </details>
    </>
  );
}

export function PublicationActions({ slug, path }: { slug: PublicationSlug; path: string }) {
  return (
    <RequestLink request={publicationCopies[slug]} path={path} about={publications[slug].title} />
  );
}

export function LabsEnding({ path }: { path: string }) {
  const [, , , , collaboration, community] = labs.sections;
  return (
    <>
      <section id={collaboration.id} className="border-t border-line py-18 lg:py-24">
        <div className="wrap">
          <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1.2fr_1fr] lg:items-end">
            <h2 className="max-w-[8em]">{collaboration.heading}</h2>
            <p className="lede">{collaboration.paragraphs[0]}</p>
          </div>
          <ul className="mt-12 grid gap-y-10 md:grid-cols-3">
            {collaborations.map(({ term, text, gives }) => (
              <li
                key={term}
                className="flex flex-col items-start border-l border-line-2 px-6 md:px-8"
              >
                <h3>{term}</h3>
                <p className="mt-2 text-ink-2">{text}</p>
                <p className="mt-3 mb-6">{gives}</p>
                <div className="mt-auto">
                  <RequestLink request={requests.researchCollaboration} path={path} about={term} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section id={community.id} className="band border-t border-line">
        <div className="wrap grid items-end gap-x-16 gap-y-9 lg:grid-cols-[1fr_auto]">
          <div>
            <h2 className="max-w-[9.5em]">{community.heading}</h2>
            <p className="lede mt-6">{community.paragraphs[0]}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="primary" large href={blogListPath('Research')}>
              {labs.next.label}
            </ButtonLink>
            <ButtonLink large href="/rss.xml">
              RSS feed
            </ButtonLink>
          </div>
        </div>
      </section>
      <Sources sources={labs.sources} />
    </>
  );
}
