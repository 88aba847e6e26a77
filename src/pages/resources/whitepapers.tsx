import { madeFile } from 'virtual:made-files';

import { data } from '../../lib/dom/attributes.ts';
import { gating } from '../../config/gating.ts';
import { downloadsNote, whitepapers } from '../../content/pages/resources/whitepapers.ts';
import { paperCatalog, paperCategories, paperFile } from '../../content/papers/catalog.ts';
import { checkedOn, fullEditionLines, papers } from '../../content/papers/papers.ts';
import { asksForAccount } from '../../features/account/gate.ts';
import { LockReason } from '../../features/account/lock-reason.tsx';
import { PaperByMail } from '../../features/account/paper-by-mail.tsx';
import { ChoiceLinks } from '../../features/filter/choice-links.tsx';
import FilterIsland from '../../features/filter/list-filter.island.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import { paperCover } from '../../figures/pages/covers.ts';
import { byId } from '../../lib/by-id.ts';
import { longDate } from '../../lib/text/format.ts';
import type { PageProps } from '../../page-props.ts';
import { island } from '../../runtime/island.tsx';
import { Columns } from '../../sections/columns.tsx';
import { Entry, EntryList } from '../../sections/entry.tsx';
import { HeroPlain } from '../../sections/hero/hero-plain.tsx';
import { NextStep } from '../../sections/next-step.tsx';
import { PaperDownload } from '../../sections/paper-download.tsx';
import { PaperPane } from '../../sections/paper-pane.tsx';
import { Section } from '../../sections/section.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { CheckFileButton } from '../../ui/check-file-button.tsx';

const { heading, lede, next } = whitepapers;
const sections = byId(whitepapers.sections);
const list = sections.papers.id;
const filter = { label: 'Category', name: 'category', choices: paperCategories } as const;

const Filter = island(FilterIsland, ['query']);

export const scene = () => paperCatalog.map(({ slug }) => paperCover(papers[slug].pages));

export const Page = ({ path }: PageProps) => (
  <>
    <HeroPlain heading={heading} lede={lede} />
    <EntryList id={list} heading={sections.papers.heading}>
      {downloadsNote && <p className="mb-6 text-ui text-ink-2">{downloadsNote}</p>}
      <Filter {...filter} list={list} total={paperCatalog.length} noun="papers" />
      <ChoiceLinks
        {...filter}
        firstOf={(choice) => paperCatalog.find(({ category }) => category === choice)?.slug ?? list}
      />
      <div className="entries" {...data({ enhance: 'gated-downloads' })}>
        {paperCatalog.map((entry) => (
          <PaperEntry key={entry.slug} entry={entry} path={path} />
        ))}
      </div>
      <CheckFileButton />
      {gating !== 'none' && <PaperByMail />}
    </EntryList>
    <Section {...sections.reading} ground="raised">
      <Columns items={sections.reading.points} />
    </Section>
    <NextStep
      heading="From paper to platform"
      actions={<ButtonTo look="primary" large link={next} />}
    />
  </>
);

type EntryProps = { entry: (typeof paperCatalog)[number]; path: string };

function PaperEntry({ entry: { slug, category, featured }, path }: EntryProps) {
  const { title, description, date, pages, downloads, caution, ...paper } = papers[slug];
  const file = paperFile(slug);
  return (
    <Entry
      id={slug}
      list={list}
      title={title}
      cover={paperCover(pages)}
      choice={category}
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
      openLabel="Read the findings"
      actions={
        <PaperDownload
          href={file}
          title={title}
          {...madeFile(file)}
          lock={asksForAccount(gating, { featured }) && <LockReason />}
        />
      }
    >
      <PaperPane {...paper} caution={caution} checkedOn={longDate(checkedOn)} />
      <p className="pane-end">Full edition, {pages} pages: on request.</p>
      <RequestLink
        request={{ subject: `Full edition - ${title}`, lines: ['Hello,', '', ...fullEditionLines] }}
        path={`${path}#${slug}`}
        about={title}
      >
        Get the full edition
      </RequestLink>
    </Entry>
  );
}
