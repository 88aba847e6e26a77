import { counted } from '../../lib/counted.ts';
import { publishedFile } from 'virtual:published-files';

import { gating } from '../../config/gating.ts';
import { whitepapers } from '../../content/pages/resources/whitepapers.ts';
import { paperCatalog, paperCategories, paperFile } from '../../content/papers/catalog.ts';
import { checkedOn, fullEditionLines, papers } from '../../content/papers/papers.ts';
import { asksForAccount } from '../../features/account/gate.ts';
import { LockReason } from '../../features/account/lock-reason.tsx';
import { PaperByMail } from '../../features/account/paper-by-mail.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import { longDate } from '../../lib/dates.ts';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { ArgumentSection } from '../../sections/argument-section.tsx';
import { Entry } from '../../sections/entry.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { PaperDownload } from '../../sections/paper-download.tsx';
import { PaperPane } from '../../sections/paper-pane.tsx';
import { Figure } from '../../ui/figure.tsx';
import { island } from '../../runtime/island.tsx';
import { paperFigure, papersFigure } from './paper-figures.ts';
import FilterIsland from '../../features/filter/list-filter.island.tsx';

const list = 'papers';
const entries = paperCatalog.map(({ slug, category }) => ({ id: slug, choice: category }));

const Filter = island(FilterIsland, ['query']);

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <PageHero heading={whitepapers.heading} lede={whitepapers.lede} figure={<Films />} />
      </div>
      <section id={list} aria-labelledby={`${list}-heading`} data-enhance="gated-downloads">
        <div className="wrap pt-16 pb-6">
          <div>
            <h2 id={`${list}-heading`} className="mb-8 max-w-[13.5em]">
              {whitepapers.sections[0].heading}
            </h2>
          </div>
          <Filter
            label="Category"
            name="category"
            choices={paperCategories}
            entries={entries}
            list={list}
            noun="papers"
          />
        </div>
        <div>
          <Entries path={path} />
        </div>
      </section>
      <div className="border-t border-line">
        {whitepapers.sections.slice(1).map((section) => (
          <ArgumentSection key={section.id} section={section} shape="list" />
        ))}
        <ArgumentEnd argument={whitepapers} />
      </div>
    </>
  );
}

function Films() {
  return (
    <figure className="mx-auto max-w-[19rem]">
      <Figure figure={papersFigure()} className="w-full" />
      <figcaption className="mt-3 text-small text-ink-3">
        {counted(paperCatalog.length, 'film')}, 10 nm for a page: what each reflects, 400 to 700 nm.
      </figcaption>
    </figure>
  );
}

const Entries = ({ path }: PageProps) =>
  paperCatalog.map((entry) => (
    <article
      key={entry.slug}
      id={entry.slug}
      aria-labelledby={`${entry.slug}-title`}
      tabIndex={-1}
      data-choice={entry.category}
      className="entry border-b border-line last:border-b-0"
    >
      <PaperEntry entry={entry} path={path} />
    </article>
  ));

type EntryProps = { entry: (typeof paperCatalog)[number]; path: string };

function PaperEntry({ entry: { slug, category, featured }, path }: EntryProps) {
  const { title, description, date, pages, downloads, caution, ...paper } = papers[slug];
  const file = paperFile(slug);
  return (
    <Entry
      id={slug}
      list={list}
      title={title}
      figure={paperFigure(slug)}
      badges={[...(featured ? ['Featured'] : []), ...(caution ? [caution] : [])]}
      facts={[
        category,
        <time key="date" dateTime={date}>
          {longDate(date)}
        </time>,
        `${pages} pages in full`,
        ...(downloads ? [`${downloads} downloads`] : []),
      ]}
      description={description}
      featured={featured}
      openLabel="Read the findings"
      actions={
        <PaperDownload
          href={file}
          title={title}
          {...publishedFile(file)}
          lock={
            asksForAccount(gating, { featured }) && (
              <>
                <LockReason />
                <PaperByMail title={title} />
              </>
            )
          }
        />
      }
    >
      <PaperPane {...paper} caution={caution} checkedOn={longDate(checkedOn)} />
      <p className="mt-10 mb-4 text-ink-2">Full edition, {pages} pages: on request.</p>
      <RequestLink
        request={{ subject: `Full edition - ${title}`, lines: ['Hello,', '', ...fullEditionLines] }}
        path={`${path}#${slug}`}
        about={title}
      >
        Ask for the full edition
      </RequestLink>
    </Entry>
  );
}
