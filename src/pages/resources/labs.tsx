import { absolute } from '../../config/base.ts';
import { isPublished } from '../../config/is-published.ts';
import { labsPath } from '../../config/labs-path.ts';
import { blogListPath } from '../../content/blog-lists.ts';
import {
  labs,
  labsWords,
  areas,
  collaborations,
  innovations,
  publications,
  statusWords,
} from '../../content/pages/resources/labs.ts';
import {
  innovationCatalog,
  moves,
  type PublicationSlug,
  publicationSlugs,
  statuses,
} from '../../content/pages/resources/labs/catalog.ts';
import { publicationCopies } from '../../content/record-requests.ts';
import { requests } from '../../content/requests.ts';
import { copyBibtex, projectsShown } from '../../features/words.ts';
import { ChoiceLinks } from '../../features/filter/choice-links.tsx';
import FilterIsland from '../../features/filter/list-filter.island.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import type { Layout } from '../../figures/pen/model.ts';
import { levelsScene } from '../../figures/scenes/quantum-states.ts';
import { data } from '../../lib/dom/attributes.ts';
import { byId } from '../../lib/records.ts';
import { bibtexCitation } from '../../lib/text/citation.ts';
import { fill } from '../../lib/text/fill.ts';
import { longDate } from '../../lib/text/format.ts';
import type { PageProps } from '../../routes.ts';
import { island } from '../../runtime/island.tsx';
import { Columns } from '../../sections/side-by-side.tsx';
import { HeroBelow } from '../../sections/hero/heroes.tsx';
import { Ledger } from '../../sections/tables.tsx';
import { NextStep, Section } from '../../sections/section.tsx';
import { sceneProps, StarScene } from '../../sections/scene.tsx';
import { Sources } from '../../sections/sources.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonTo, Copy } from '../../ui/button.tsx';

export { head } from '../../content/pages/resources/labs.ts';
import '../../sections/entry.css';

type Props = { slug: PublicationSlug; path: string };

function Publication({ slug, path }: Props) {
  const { title, description, type, author, date } = publications[slug];
  const url = `${absolute(labsPath)}#${slug}`;
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      className="grid gap-x-10 gap-y-5 py-8 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <p className="text-ui text-ink-2">
          {type}, <time dateTime={date}>{longDate(date)}</time>, {author}
        </p>
        <h3 id={`${slug}-title`} className="entry-title mt-1.5">
          {title}
        </h3>
        <p className="mt-1.5 max-w-[42rem] text-ink-2">{description}</p>
        <details className="mt-3 text-small">
          <summary className="inline-flex min-h-11 items-center link">
            {labsWords.bibtex}
            <span className="visually-hidden">{fill(labsWords.bibtexOf, { title })}</span>
          </summary>
          <pre
            translate="no"
            id={`${slug}-bibtex`}
            className="mt-2 break-words whitespace-pre-wrap text-ink-2"
          >
            {bibtexCitation({
              author,
              title,
              publisher: fill(labsWords.publisher, { type }),
              date,
              url,
            })}
          </pre>
        </details>
      </div>
      <div className="actions content-start">
        <Copy part={`${slug}-bibtex`}>{copyBibtex}</Copy>
        <RequestLink request={publicationCopies[slug]} path={path} about={title} />
      </div>
    </article>
  );
}

const list = 'innovations';
const sections = byId(labs.sections);

const filter = {
  label: labsWords.status,
  name: 'status',
  choices: statuses.map((value) => ({ value, label: statusWords[value].term })),
} as const;

const Filter = island(FilterIsland, ['query']);

export const scene = (layout: Layout) => levelsScene(layout, moves);

export const Page = ({ path }: PageProps) => (
  <>
    <div className="starry">
      <StarScene preset="labs" />
      <HeroBelow
        half
        heading={labs.heading}
        lede={labs.lede}
        {...sceneProps(scene)}
        legend={statuses.map((status) => statusWords[status])}
      >
        <ButtonTo look="primary" large to={`#${list}`} label={labsWords.projects} />
        <ButtonTo large to={`#${sections.publications.id}`} label={labsWords.publications} />
      </HeroBelow>
    </div>
    <Section {...sections.areas}>
      <Ledger
        caption={sections.areas.heading}
        columns={labsWords.areaHeads}
        rows={areas.map(({ title, description, details }) => ({
          head: title,
          cells: [description, details],
        }))}
      />
    </Section>
    <Section {...sections.innovations} ground="raised">
      <Filter {...filter} list={list} total={innovationCatalog.length} count={projectsShown} />
      <ChoiceLinks
        {...filter}
        firstOf={(status) =>
          innovationCatalog.find((entry) => entry.status === status)?.slug ?? list
        }
      />
      <ul className="mt-10 grid border-t border-line md:grid-cols-2 md:gap-x-16">
        {innovationCatalog.map(({ slug, status }) => (
          <li
            key={slug}
            id={slug}
            {...data({ choice: status })}
            className="border-b border-line py-7"
          >
            <Badge>{statusWords[status].term}</Badge>
            <h3 className="mt-3">{innovations[slug].title}</h3>
            <p className="mt-1.5 text-ink-2">{innovations[slug].description}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section {...sections.publications}>
      <div className="divide-y divide-line border-y border-line">
        {publicationSlugs.map((slug) => (
          <Publication key={slug} slug={slug} path={path} />
        ))}
      </div>
    </Section>
    <Section {...sections.collaboration} ground="raised">
      <Columns
        items={collaborations.map(({ term, text, gives }) => ({ term, text: `${text} ${gives}` }))}
      />
      <p className="mt-8">
        <RequestLink request={requests.researchCollaboration} path={path} />
      </p>
    </Section>
    {isPublished('/blog') && (
      <NextStep id={sections.community.id} heading={sections.community.heading}>
        <ButtonTo look="primary" large to={blogListPath('research')} label={labs.next.label} />
        <ButtonTo large to="/rss.xml" label={labsWords.feed} />
      </NextStep>
    )}
    <Sources sources={labs.sources} />
  </>
);
