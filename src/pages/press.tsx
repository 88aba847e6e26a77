import type { ComponentProps } from 'react';
import { madeFile } from 'virtual:made-files';

import { site } from '../config/site.ts';
import { longDate } from '../lib/text/format.ts';
import { EventWhen } from '../sections/event-when.tsx';
import { eventWords } from '../sections/words.ts';
import { press, pressWords, boilerplate, kitLicense, mediaKit } from '../content/pages/press.ts';
import { executives } from '../content/people.ts';
import { bodyOf } from '../content/prose.ts';
import { logoFigure } from '../figures/logo.ts';
import { Figure } from '../ui/figure.tsx';
import { events, releases } from '../content/records.ts';
import { requests } from '../content/requests.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { waveletsScene } from '../figures/scenes/wave-sources.ts';
import { byId } from '../lib/records.ts';
import { asSentence } from '../lib/text/citation.ts';
import { writtenIn } from '../lib/dom/attributes.ts';
import { fill } from '../lib/text/fill.ts';
import { placeName } from '../lib/text/postal-address.ts';
import type { PageProps } from '../routes.ts';
import { island } from '../runtime/island.tsx';
import { FactList } from '../sections/lists.tsx';
import { HeroBelow } from '../sections/hero/heroes.tsx';
import { Ledger } from '../sections/tables.tsx';
import { MediaKit } from '../sections/file-download.tsx';
import { blocksOf } from '../sections/record-text.tsx';
import { sceneProps } from '../sections/scene.tsx';
import { Section } from '../sections/section.tsx';
import { ButtonLink, ButtonTo, Copy } from '../ui/button.tsx';
import PrintButtonIsland from '../ui/print-button.island.tsx';

export { head } from '../content/pages/press.ts';
import '../sections/entry.css';

const PrintButton = island(PrintButtonIsland);

type Props = { release: (typeof releases)[number]; path: string };

/** Below the title of the release, which is one of a list: two of them may have the same heading. */
const headingOf =
  (slug: string) =>
  ({ children, id }: ComponentProps<'h2'>) => (
    <h4 id={`${slug}-${id}`} className="mt-6 font-semibold">
      {children}
    </h4>
  );

const Paragraph = (props: ComponentProps<'p'>) => <p className="mt-4" {...props} />;

/** A press release. Its full text opens in the list when the hash names it. */
function Release({ release, path }: Props) {
  const { slug, title, date, summary } = release;
  const inEnglish = writtenIn(release);
  const blocks = blocksOf(bodyOf('releases', release), { h2: headingOf(slug), p: Paragraph });
  // The place and the day begin the first paragraph, or stand above a picture.
  const first = blocks[0]?.type === Paragraph ? blocks[0].props.children : null;
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      tabIndex={-1}
      className="entry border-t border-line"
    >
      <div className="wrap grid gap-x-16 gap-y-4 py-8 lg:grid-cols-[17rem_1fr]">
        <time dateTime={date} className="pt-1 text-ui text-ink-2">
          {longDate(date)}
        </time>
        <div>
          <h3 id={`${slug}-title`} className="entry-title">
            <a href={`#${slug}`} className="hover:underline" {...inEnglish}>
              {title}
            </a>
          </h3>
          <p className="mt-2 max-w-[42rem] text-ink-2" {...inEnglish}>
            {summary}
          </p>
          <p className="entry-open mt-5">
            <a href={`#${slug}`} className="btn btn-secondary">
              {pressWords.read}
              <span className="visually-hidden" {...inEnglish}>{` ${title}`}</span>
            </a>
          </p>
        </div>
        <div className="entry-pane lg:col-start-2">
          <div id={`${slug}-text`} {...inEnglish}>
            {/* For copies and prints. Screen readers have just read the title. */}
            <p aria-hidden="true" className="visually-hidden">
              {title}
            </p>
            <p className="mt-4">
              <b>
                {placeName(site.address)}, {longDate(date)}.
              </b>{' '}
              {first}
            </p>
            {first === null ? blocks : blocks.slice(1)}
          </div>
          <div className="actions mt-8">
            <Copy part={`${slug}-text`}>{pressWords.copyText}</Copy>
            <PrintButton />
            <RequestLink request={requests.mediaInquiry} path={`${path}#${slug}`}>
              {requests.mediaInquiry.uses[1].label}
            </RequestLink>
            <ButtonLink href={`#${slug}-title`}>{pressWords.close}</ButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}

const sections = byId(press.sections);
const { awards, boilerplate: texts, questions } = sections;

const lengths = [50, 100] as const;

export const scene = waveletsScene;

/** The mark and the name as the archive has them, on a dark and on a light ground. */
const Logos = () => (
  <ul
    aria-label={pressWords.logos}
    className="mb-8 grid gap-px overflow-hidden rounded-lg border border-line sm:grid-cols-2"
  >
    {[false, true].map((isLight) => (
      <li
        key={String(isLight)}
        className={`flex items-center justify-center gap-4 p-8 text-h2 font-semibold tracking-[-0.03em] ${isLight ? 'bg-ink text-ground [&_path]:stroke-ground' : 'bg-deep text-ink'}`}
      >
        <Figure figure={logoFigure(site.name)} decorative className="h-[1.2em] w-auto" />
        {site.name}
      </li>
    ))}
  </ul>
);

export const Page = ({ path }: PageProps) => (
  <>
    <HeroBelow half heading={press.heading} lede={press.lede} {...sceneProps(scene)}>
      <RequestLink look="primary" large request={requests.mediaInquiry} path={path} />
      <ButtonTo large to={`#${sections['media-kit'].id}`} label={pressWords.kit} />
    </HeroBelow>
    <Section {...sections['media-kit']} rhythm={1}>
      <Logos />
      <MediaKit
        license={kitLicense}
        items={mediaKit.map(({ file, ...item }) => ({ ...item, href: file, file: madeFile(file) }))}
      />
    </Section>
    <section id={sections.releases.id} className="section section-1">
      <div className="wrap section-head">
        <h2>{sections.releases.heading}</h2>
        <p className="lede">{sections.releases.lede}</p>
      </div>
      {releases.map((release) => (
        <Release key={release.slug} release={release} path={path} />
      ))}
    </section>
    {events.length > 0 && (
      <Section id="events" heading={eventWords.heading}>
        <Ledger
          caption={eventWords.caption}
          columns={eventWords.columns}
          rows={events.map((event) => ({
            head: (
              <a href={event.link} className="link" {...writtenIn(event)}>
                {event.name}
              </a>
            ),
            cells: [
              <span key={event.slug} className="grid gap-1">
                <EventWhen event={event} />
              </span>,
              <span key={`${event.slug}-text`} {...writtenIn(event)}>
                {event.text ? `${asSentence(event.place)} ${event.text}` : event.place}
              </span>,
            ],
          }))}
        />
      </Section>
    )}
    <Section {...awards} ground="raised">
      <Ledger
        caption={awards.heading}
        columns={pressWords.awardHeads}
        rows={awards.points.map(({ term, text, status }) => ({
          head: term,
          cells: [text, status],
        }))}
      />
    </Section>
    <Section {...texts} ground="raised" rhythm={1}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {lengths.map((count) => (
          <div key={count}>
            <h3>{fill(pressWords.words, { count })}</h3>
            <p id={`boilerplate-${count}`} className="mt-3 mb-5 text-ink-2">
              {boilerplate[count]}
            </p>
            <Copy part={`boilerplate-${count}`}>{fill(pressWords.copyWords, { count })}</Copy>
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
        {executives.length > 0 && <ButtonTo large {...press.next} />}
      </div>
    </Section>
  </>
);
