import { gating } from '../../config/site.ts';
import { madeFile } from 'virtual:made-files';
import type { ReactNode } from 'react';

import { papersShown } from '../../features/words.ts';
import { data } from '../../lib/dom/attributes.ts';
import {
  downloadsNote,
  paperWords,
  whitepapers,
} from '../../content/pages/resources/whitepapers.ts';
import {
  paperPictureSize,
  paperCatalog,
  paperFile,
  paperPicture,
} from '../../content/papers/catalog.ts';
import { offeredPapers, paperCategories } from '../../content/papers/offered.ts';
import {
  fullEditionOf,
  paperCategoryNames,
  papers,
  questionAbout,
} from '../../content/papers/papers.ts';
import { asksForAccount } from '../../features/account/gate.ts';
import { LockReason, PaperByMail } from '../../features/account/lock-reason.tsx';
import { ChoiceLinks } from '../../features/filter/choice-links.tsx';
import FilterIsland from '../../features/filter/list-filter.island.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import { paperCover } from '../../figures/pages/covers.ts';
import { byId } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { fileSize, longDate } from '../../lib/text/format.ts';
import type { PageProps } from '../../routes.ts';
import { island } from '../../runtime/island.tsx';
import { Columns } from '../../sections/side-by-side.tsx';
import { ContentPicture } from '../../sections/content-picture.tsx';
import { Entry, EntryList } from '../../sections/entry.tsx';
import { HeroPlain } from '../../sections/hero/heroes.tsx';
import { NextStep, Section } from '../../sections/section.tsx';
import { Button, ButtonLink, ButtonTo } from '../../ui/button.tsx';
import { CheckFileButton } from '../../sections/file-download.tsx';
import * as words from '../../sections/words.ts';
import { Paragraphs } from '../../ui/inline-text.tsx';
import { withBase } from '../../config/base.ts';
import { counted } from '../../lib/text/grammar.ts';

export { head } from '../../content/pages/resources/whitepapers.ts';
import '../../sections/pane.css';
import './whitepapers.css';

type PaperPaneProps = { caution?: string | undefined; text: string; findings: readonly string[] };

/** A paper's further findings, to read before a download. Its file has the abstract and the references. */
const PaperPane = ({ caution, text, findings }: PaperPaneProps) => (
  <div className="grid max-w-[46rem] gap-3 text-ink-2">
    {caution && (
      <p className="border-s-3 border-soon ps-4 font-semibold">
        {fill(words.byEngineers, { caution })}
      </p>
    )}
    {text && <p>{text}</p>}
    {findings.length > 0 && <h4 className="text-ink">{words.findingsHeading}</h4>}
    <Paragraphs of={findings} />
  </div>
);

type PaperDownloadProps = {
  href: string;
  /** Completes the accessible name: "Download …". */
  title: string;
  pages: number | null;
  bytes: number;
  /** How the file is described. */
  facts: typeof words.pdfFacts;
  /** Asks for an account first: a button in place of the link, which needs script. */
  locked: boolean;
  /** Below the button. */
  after?: ReactNode;
};

/** A paper's download, for a row of actions. */
function PaperDownload({ href, title, pages, bytes, facts, locked, after }: PaperDownloadProps) {
  const label = (
    <>
      {words.download}
      <span className="visually-hidden">{` ${title}`}</span>
    </>
  );
  return (
    <p className="contents">
      {locked ? (
        <Button
          look="primary"
          className="needs-script"
          {...data({ gated: title, file: withBase(href) })}
        >
          {label}
        </Button>
      ) : (
        <ButtonLink look="primary" href={href} download>
          {label}
        </ButtonLink>
      )}
      {/* What a file is comes after all its controls. */}
      <span className="order-1 basis-full text-small text-ink-2">
        {counted(pages ?? 0, facts, { size: fileSize(bytes) })}
        {after}
      </span>
    </p>
  );
}

const { heading, lede, next } = whitepapers;
const sections = byId(whitepapers.sections);
const list = sections.papers.id;
const filter = {
  label: paperWords.category,
  name: 'category',
  choices: paperCategories.map((value) => ({ value, label: paperCategoryNames[value] })),
} as const;

const Filter = island(FilterIsland, ['query']);

export const scene = () => paperCatalog.map(({ slug }) => paperCover(papers[slug].number));

const asks = offeredPapers.some((entry) => asksForAccount(gating, entry));

export const Page = ({ path }: PageProps) => (
  <>
    <HeroPlain heading={heading} lede={lede} />
    <EntryList id={list} heading={sections.papers.heading}>
      <p className="mb-6 flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        {asks && <LockReason of={gating === 'featured' ? 'featured' : 'all'} />}
        {downloadsNote && <span>{downloadsNote}</span>}
      </p>
      <Filter {...filter} list={list} total={offeredPapers.length} count={papersShown} />
      <ChoiceLinks
        {...filter}
        firstOf={(choice) =>
          offeredPapers.find(({ category }) => category === choice)?.slug ?? list
        }
      />
      <div className="entry-rows entry-papers" {...data({ enhance: 'gated-downloads' })}>
        {offeredPapers.map((paper) => (
          <PaperEntry key={paper.slug} paper={paper} path={path} />
        ))}
      </div>
      <CheckFileButton />
      {gating !== 'none' && <PaperByMail />}
    </EntryList>
    <Section {...sections.reading} ground="raised">
      <Columns items={sections.reading.points} />
    </Section>
    <NextStep heading={paperWords.ending}>
      <ButtonTo look="primary" large {...next} />
    </NextStep>
  </>
);

type EntryProps = { paper: (typeof offeredPapers)[number]; path: string };

function PaperEntry({ paper, path }: EntryProps) {
  const { slug, title, category, description, date, featured, caution, text, cover, full } = paper;
  const [result = '', ...findings] = paper.findings;
  const [shownNumber = ''] = /^[\d,.]+/.exec(full?.number.text ?? '') ?? [];
  const file = paperFile(slug);
  const locked = asksForAccount(gating, paper);
  const address = `${path}#${slug}`;
  return (
    <Entry
      id={slug}
      title={title}
      lang={paper.lang}
      cover={
        <>
          {cover && <ContentPicture file={cover} alt="" className="border border-line-2" />}
          {full && (
            <>
              <img
                src={withBase(paperPicture(slug))}
                {...paperPictureSize}
                alt=""
                loading="lazy"
                className="first-page"
              />
              <p className="paper-number">
                <b>{shownNumber}</b> {full.number.text.slice(shownNumber.length)}
              </p>
            </>
          )}
        </>
      }
      choice={category}
      badges={[...(featured ? [paperWords.featured] : []), ...(caution ? [caution] : [])]}
      facts={[
        paperCategoryNames[category],
        <time key="date" dateTime={date}>
          {longDate(date)}
        </time>,
        ...(asks && !locked ? [paperWords.free] : []),
        ...(full ? [fill(paperWords.pages, { pages: full.pages })] : []),
        ...(full?.downloads ? [fill(paperWords.downloads, { count: full.downloads })] : []),
      ]}
      description={description}
      result={result}
      openLabel={paperWords.open}
      actions={
        <PaperDownload
          href={file}
          title={title}
          {...madeFile(file)}
          facts={full ? words.executiveEdition : words.pdfFacts}
          locked={locked}
          after={locked && <AfterDownload title={title} path={address} />}
        />
      }
    >
      <PaperPane caution={caution} text={text} findings={findings} />
      {full && (
        <>
          <p className="pane-end">{fill(paperWords.fullEdition, { pages: full.pages })}</p>
          <RequestLink request={fullEditionOf(title)} path={address} about={title}>
            {paperWords.getFullEdition}
          </RequestLink>
        </>
      )}
    </Entry>
  );
}

type AfterProps = {
  title: string;
  /** Path and hash of the paper. */
  path: string;
};

/** Offers a mail to the author, which `gated-downloads.enhancer.ts` shows after the download. */
const AfterDownload = ({ title, path }: AfterProps) => (
  <span role="status" className="block">
    <span hidden {...data({ after: '' })}>
      <RequestLink request={questionAbout(title)} path={path} about={title}>
        {paperWords.askAuthor}
      </RequestLink>
    </span>
  </span>
);
