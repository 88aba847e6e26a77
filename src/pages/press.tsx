import { publishedFile } from 'virtual:published-files';

import { site } from '../config/site.ts';
import { press } from '../content/pages/press.ts';
import { releaseSlugs } from '../content/press/catalog.ts';
import { boilerplate, kitLicense, mediaKit } from '../content/press/media-kit.ts';
import { releases } from '../content/press/releases.ts';
import { requests } from '../content/requests.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { waveletsFieldFigure } from '../figures/wavelets-field.ts';
import { byId } from '../lib/by-id.ts';
import { placeName } from '../lib/place-name.ts';
import type { PageProps } from '../page-props.ts';
import { island } from '../runtime/island.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { fieldProps } from '../sections/field.tsx';
import { HeroBelow } from '../sections/hero/hero-below.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { MediaKit } from '../sections/media-kit.tsx';
import { ReleaseHead, ReleaseText } from '../sections/release.tsx';
import { Section } from '../sections/section.tsx';
import { ButtonLink, ButtonTo } from '../ui/button.tsx';
import { CopyPart } from '../ui/page-copy.tsx';
import PrintButtonIsland from '../ui/print-button.island.tsx';

const PrintButton = island(PrintButtonIsland);
const sections = byId(press.sections);
const { awards, boilerplate: texts, questions } = sections;

const lengths = [50, 100] as const;

export const field = waveletsFieldFigure;

export const Page = ({ path }: PageProps) => (
  <>
    <HeroBelow
      half
      heading={press.heading}
      lede={press.lede}
      actions={
        <>
          <RequestLink look="primary" large request={requests.mediaInquiry} path={path}>
            Send a media inquiry
          </RequestLink>
          <ButtonLink large href={`#${sections['media-kit'].id}`}>
            Get the media kit
          </ButtonLink>
        </>
      }
      {...fieldProps(field)}
    />
    <Releases path={path} />
    <Section {...awards} ground="raised">
      <Ledger
        caption="Awards"
        columns={['Award', 'Given by', 'Category']}
        rows={awards.points.map(({ term, text, status }) => ({
          statement: term,
          cells: [text, status],
        }))}
      />
    </Section>
    <Section {...sections['media-kit']}>
      <MediaKit
        license={kitLicense}
        items={mediaKit.map(({ file, ...item }) => ({
          ...item,
          href: file,
          file: publishedFile(file),
        }))}
      />
    </Section>
    <Section {...texts} ground="raised" rhythm={1}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {lengths.map((words) => (
          <div key={words}>
            <h3>{words} words</h3>
            <p id={`boilerplate-${words}`} className="mt-3 mb-5 text-ink-2">
              {boilerplate[words]}
            </p>
            <CopyPart id={`boilerplate-${words}`}>Copy {words} words</CopyPart>
          </div>
        ))}
      </div>
    </Section>
    <Section id={questions.id} heading={questions.heading}>
      <FactList items={questions.points} />
    </Section>
    <Section {...sections['media-inquiries']} ground="raised" rhythm={1}>
      <div className="actions">
        <RequestLink look="primary" large request={requests.mediaInquiry} path={path} />
        <ButtonTo large link={press.next} />
      </div>
    </Section>
  </>
);

/** A release opens in the list when the hash names it. */
const Releases = ({ path }: PageProps) => (
  <section id={sections.releases.id} className="section section-1">
    <div className="wrap section-head">
      <h2>{sections.releases.heading}</h2>
      <p className="lede">{sections.releases.lede}</p>
    </div>
    {releaseSlugs.map((slug) => (
      <article
        key={slug}
        id={slug}
        aria-labelledby={`${slug}-title`}
        tabIndex={-1}
        className="entry border-t border-line"
      >
        <div className="wrap grid gap-x-16 gap-y-4 py-8 lg:grid-cols-[17rem_1fr]">
          <ReleaseHead {...releases[slug]} slug={slug} />
          <div className="entry-pane lg:col-start-2">
            <div id={`${slug}-text`}>
              <ReleaseText {...releases[slug]} place={placeName(site.address)} />
            </div>
            <div className="mt-8 flex flex-wrap gap-3">
              <CopyPart id={`${slug}-text`}>Copy text</CopyPart>
              <PrintButton />
              <RequestLink request={requests.mediaInquiry} path={`${path}#${slug}`}>
                {requests.mediaInquiry.uses[1].label}
              </RequestLink>
              <ButtonLink href={`#${sections.releases.id}`}>Close</ButtonLink>
            </div>
          </div>
        </div>
      </article>
    ))}
  </section>
);
