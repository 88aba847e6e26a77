import { StarField } from '../../chrome/star-field.tsx';
import {
  innovationCatalog,
  publicationSlugs,
  statuses,
} from '../../content/pages/resources/labs/catalog.ts';
import { innovations } from '../../content/pages/resources/labs/records.ts';
import type { PageProps } from '../../page-props.ts';
import { Badge } from '../../ui/badge.tsx';
import { CopyPart } from '../../ui/copy-part.tsx';
import { island } from '../../ui/island.tsx';
import { Static } from '../../ui/static.tsx';
import {
  InnovationsHeading,
  LabsEnding,
  LabsOpening,
  LabsHero,
  Publication,
  PublicationActions,
  PublicationsHeading,
} from './labs/parts.tsx';

const list = 'innovations';
const entries = innovationCatalog.map(({ slug, status }) => ({ id: slug, choice: status }));

const Filter = island(
  () => import('../../features/filter/list-filter.tsx').then((module) => module.ListFilter),
  { wanted: () => location.search !== '' },
);

export function Page({ path }: PageProps) {
  return (
    <>
      <div className="relative isolate overflow-hidden">
        <StarField sky="labs" />
        <Static>
          <LabsHero />
        </Static>
      </div>
      <Static>
        <LabsOpening />
      </Static>
      <section id={list} className="border-t border-line py-18 lg:py-24">
        <div className="wrap">
          <Static className="mb-8">
            <InnovationsHeading />
          </Static>
          <Filter
            label="Status"
            name="status"
            choices={statuses}
            entries={entries}
            list={list}
            noun="projects"
          />
          <Static as="ul" className="mt-10 grid border-t border-line md:grid-cols-2 md:gap-x-14">
            <Innovations />
          </Static>
        </div>
      </section>
      <section id="publications" className="border-t border-line bg-night-2 py-18 lg:py-24">
        <div className="wrap">
          <Static className="grid gap-x-16 gap-y-5 lg:grid-cols-[1.2fr_1fr] lg:items-end">
            <PublicationsHeading />
          </Static>
          <div className="mt-12 divide-y divide-line border-y border-line">
            {publicationSlugs.map((slug) => (
              <article
                key={slug}
                id={slug}
                aria-labelledby={`${slug}-title`}
                className="grid gap-x-10 gap-y-5 py-8 lg:grid-cols-[1fr_auto]"
              >
                <Static>
                  <Publication slug={slug} />
                </Static>
                <div className="flex flex-wrap content-start gap-3">
                  <CopyPart of={`${slug}-bibtex`}>Copy BibTeX</CopyPart>
                  <Static className="contents">
                    <PublicationActions slug={slug} path={path} />
                  </Static>
                </div>
              </article>
            ))}
          </div>
        </div>
      </section>
      <Static>
        <LabsEnding path={path} />
      </Static>
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
