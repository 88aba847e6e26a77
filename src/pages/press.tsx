import { madeFile } from 'virtual:made-files';

import { press } from '../content/pages/press.ts';
import { boilerplate, kitLicense, mediaKit } from '../content/press/media-kit.ts';
import { eventWords, whenOf } from '../content/events.ts';
import { events, releases } from '../content/records.ts';
import { requests } from '../content/requests.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { waveletsScene } from '../figures/scenes/wavelets.ts';
import { byId } from '../lib/records.ts';
import type { PageProps } from '../page-props.ts';
import { FactList } from '../sections/fact-list.tsx';
import { sceneProps } from '../sections/scene.tsx';
import { HeroBelow } from '../sections/hero/hero-below.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { MediaKit } from '../sections/media-kit.tsx';
import { Section } from '../sections/section.tsx';
import { ButtonLink, ButtonTo } from '../ui/button.tsx';
import { CopyPart } from '../ui/page-copy.tsx';
import { Release } from './press/release.tsx';

const sections = byId(press.sections);
const { awards, boilerplate: texts, questions } = sections;

const lengths = [50, 100] as const;

export const scene = waveletsScene;

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
      {...sceneProps(scene)}
    />
    <section id={sections.releases.id} className="section section-1">
      <div className="wrap section-head">
        <h2>{sections.releases.heading}</h2>
        <p className="lede">{sections.releases.lede}</p>
      </div>
      {releases.map((release) => (
        <Release key={release.slug} release={release} path={path} list={sections.releases.id} />
      ))}
    </section>
    {events.length > 0 && (
      <Section id="events" heading={eventWords.heading}>
        <Ledger
          caption={eventWords.caption}
          columns={eventWords.columns}
          rows={events.map((event) => ({
            statement: (
              <a href={event.link} className="link">
                {event.name}
              </a>
            ),
            cells: [whenOf(event), [event.place, event.text].filter(Boolean).join('. ')],
          }))}
        />
      </Section>
    )}
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
          file: madeFile(file),
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
