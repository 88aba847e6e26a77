import { StarField } from '../../chrome/star-field.tsx';
import {
  innovationCatalog,
  publicationSlugs,
  statuses,
} from '../../content/pages/resources/labs/catalog.ts';
import { innovations } from '../../content/pages/resources/labs/records.ts';
import type { PageProps } from '../../page-props.ts';
import { Badge } from '../../ui/badge.tsx';
import { island } from '../../runtime/island.tsx';
import {
  InnovationsHeading,
  LabsEnding,
  LabsOpening,
  LabsHero,
  Publication,
  PublicationActions,
  PublicationsHeading,
} from './labs/parts.tsx';
import { ChoiceLinks } from '../../features/filter/filter-bar.tsx';
import FilterIsland from '../../features/filter/list-filter.island.tsx';
import { CopyPart } from '../../ui/page-copy.tsx';

const list = 'innovations';

const Filter = island(FilterIsland, ['query']);

export function Page({ path }: PageProps) {
  return (
    <>
      <div className="relative isolate overflow-hidden">
        <StarField preset="labs" />
        <div>
          <LabsHero />
        </div>
      </div>
      <div>
        <LabsOpening />
      </div>
      <section id={list} className="border-t border-line py-18 lg:py-24">
        <div className="wrap">
          <div className="mb-8">
            <InnovationsHeading />
          </div>
          <Filter
            label="Status"
            name="status"
            choices={statuses}
            list={list}
            total={innovationCatalog.length}
            noun="projects"
          />
          <ChoiceLinks
            label="Status"
            name="status"
            choices={statuses}
            firstOf={(status) =>
              innovationCatalog.find((entry) => entry.status === status)?.slug ?? list
            }
          />
          <ul className="mt-10 grid border-t border-line md:grid-cols-2 md:gap-x-14">
            <Innovations />
          </ul>
        </div>
      </section>
      <section id="publications" className="border-t border-line bg-night-2 py-18 lg:py-24">
        <div className="wrap">
          <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1.2fr_1fr] lg:items-end">
            <PublicationsHeading />
          </div>
          <div className="mt-12 divide-y divide-line border-y border-line">
            {publicationSlugs.map((slug) => (
              <article
                key={slug}
                id={slug}
                aria-labelledby={`${slug}-title`}
                className="grid gap-x-10 gap-y-5 py-8 lg:grid-cols-[1fr_auto]"
              >
                <div>
                  <Publication slug={slug} />
                </div>
                <div className="flex flex-wrap content-start gap-3">
                  <CopyPart of={`${slug}-bibtex`}>Copy BibTeX</CopyPart>
                  <div className="contents">
                    <PublicationActions slug={slug} path={path} />
                  </div>
                </div>
              </article>
            ))}
          </div>
        </div>
      </section>
      <div>
        <LabsEnding path={path} />
      </div>
    </>
  );
}

const Innovations = () =>
  innovationCatalog.map(({ slug, status }) => (
    <li key={slug} id={slug} data-choice={status} className="border-b border-line py-7">
      <Badge>{status}</Badge>
      <h3 className="mt-3">{innovations[slug].title}</h3>
      <p className="mt-1.5 text-ink-2">{innovations[slug].description}</p>
    </li>
  ));
