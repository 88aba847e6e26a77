import type { ComponentProps } from 'react';

import { site } from '../config/site.ts';
import {
  benefits,
  careers,
  careersWords,
  destinations,
  noAttachments,
  nonePositions,
  noPositions,
  positionWords,
  positionWords as words,
  steps,
  whereToWork,
  workplaces,
} from '../content/pages/careers.ts';
import { workplaceOf } from '../content/pages/careers/places.ts';
import { bodyOf } from '../content/prose.ts';
import { application } from '../content/record-requests.ts';
import { positions } from '../content/records.ts';
import { requests } from '../content/requests.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import type { Layout } from '../figures/pen/model.ts';
import { distanceRingsFigure } from '../figures/scenes/distance-rings.ts';
import { byId } from '../lib/records.ts';
import { writtenIn } from '../lib/dom/attributes.ts';
import { fill } from '../lib/text/fill.ts';
import { longDate } from '../lib/text/format.ts';
import type { PageProps } from '../routes.ts';
import { island } from '../runtime/island.tsx';
import '../sections/entry.css';
import { FactList } from '../sections/lists.tsx';
import { HeroBelow } from '../sections/hero/heroes.tsx';
import { Ledger } from '../sections/tables.tsx';
import { listWith, sectionsOfText, type TextPart } from '../sections/record-text.tsx';
import { sceneProps } from '../sections/scene.tsx';
import { Section } from '../sections/section.tsx';
import { ToScaleRows } from '../sections/to-scale-rows.tsx';
import { ButtonLink, ButtonTo } from '../ui/button.tsx';
import { Items } from '../ui/inline-text.tsx';
import PositionsFilterIsland from './careers/positions-filter.island.tsx';

export { head } from '../content/pages/careers.ts';

type Props = {
  position: (typeof positions)[number];
  path: string;
  /** Id of the list, where closing leads. */
  list: string;
};

const Text = (props: ComponentProps<'p'>) => <p className="mt-2 text-ink-2" {...props} />;

const listClass = 'mt-2 divide-y divide-line';
const List = listWith(listClass, 'py-2.5 text-ink-2');

/** An open position. Its full text opens in the list when the hash names it. */
function Position({ position, path, list }: Props) {
  const { slug, title, team, place, type, pay, closes, summary } = position;
  const inEnglish = writtenIn(position);
  const body = bodyOf('positions', position);
  const [opening] = sectionsOfText(body);
  const [, ...parts] = sectionsOfText(body, { p: Text, ul: List });
  const facts = [
    team,
    workplaceOf(place).full,
    type,
    pay,
    closes && fill(words.closes, { date: longDate(closes) }),
  ];
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      tabIndex={-1}
      className="entry border-t border-line"
    >
      <div className="wrap">
        <div className="grid gap-x-10 gap-y-5 py-7 md:grid-cols-[1fr_auto] md:items-center">
          <div>
            <h3 id={`${slug}-title`} className="entry-title">
              <a href={`#${slug}`} className="hover:underline" {...inEnglish}>
                {title}
              </a>
            </h3>
            <p className="mt-1.5 text-ink-2" {...inEnglish}>
              {summary}
            </p>
            <ul className="mt-3 flex flex-wrap gap-x-6 text-ui text-ink-2">
              <Items of={facts.filter((fact) => fact !== undefined)} />
            </ul>
          </div>
          <a href={`#${slug}`} className="entry-open btn btn-primary justify-self-start">
            {words.open}
            <span className="visually-hidden">{fill(words.openFor, { title })}</span>
          </a>
        </div>
        <div className="entry-pane pb-12">
          <div className="grid gap-x-14 gap-y-8 border-s-2 border-signal ps-6 lg:grid-cols-2 lg:ps-10">
            <div className="grid gap-4 text-lede lg:col-span-2" {...inEnglish}>
              {opening?.blocks}
            </div>
            {parts.map((part, index) => (
              <Part key={index} part={part} inEnglish={inEnglish} />
            ))}
            <div className="lg:col-span-2">
              <RequestLink
                look="primary"
                request={application(title)}
                path={`${path}#${slug}`}
                about={title}
              >
                {words.send}
              </RequestLink>
              <p className="mt-4 text-ui text-ink-2">{noAttachments}</p>
              <p className="mt-6">
                <a href={`#${list}`} className="link inline-flex min-h-11 items-center">
                  {words.close}
                </a>
              </p>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}

/** Two parts side by side, or a part without a list from edge to edge. */
function Part({ part: { heading, blocks }, inEnglish }: { part: TextPart; inEnglish: object }) {
  const hasList = blocks.some(({ type }) => type === List);
  return (
    <section className={hasList ? undefined : 'lg:col-span-2'} {...inEnglish}>
      <h4>{heading}</h4>
      {blocks}
    </section>
  );
}

const list = 'positions';
const sections = byId(careers.sections);

const PositionsFilter = island(PositionsFilterIsland, ['query']);

const filterable = positions.map(({ slug, team, place }) => ({
  slug,
  team,
  place: workplaceOf(place).value,
}));

const places = [
  ...new Map(
    positions
      .map(({ place }) => workplaceOf(place))
      .map(({ value, short: label }) => [value, { value, label }]),
  ).values(),
];

export const scene = (layout: Layout) => distanceRingsFigure(site.address, destinations, layout);
const longest = Math.max(...steps.map(({ minutes }) => minutes));

export const Page = ({ path }: PageProps) => (
  <>
    <HeroBelow
      half
      heading={careers.heading}
      lede={careers.lede}
      {...sceneProps(scene)}
      readout={<span>{whereToWork}</span>}
    >
      <ButtonTo look="primary" large to={`#${list}`} label={careersWords.positions} />
      <ButtonTo large to={`#${sections.benefits.id}`} label={careersWords.benefits} />
    </HeroBelow>
    <Positions path={path} />
    <Section {...sections.benefits} ground="raised">
      <Ledger
        caption={careersWords.benefits}
        columns={careersWords.benefitHeads}
        rows={benefits.map(({ term, text }) => ({ head: term, cells: [text] }))}
      />
    </Section>
    <Section {...sections.process}>
      <ToScaleRows
        rows={steps.map(({ term, time, minutes, text }) => ({
          term,
          bars: [{ percent: (100 * minutes) / longest, value: time, tone: 'signal' }],
          note: text,
        }))}
      />
    </Section>
    <Section {...sections.where} ground="raised" rhythm={1} beside>
      <FactList items={workplaces} />
    </Section>
    <Section {...sections.apply}>
      <div className="actions">
        <RequestLink look="primary" large request={requests.generalApplication} path={path} />
        <ButtonTo large {...careers.next} />
      </div>
      <p className="mt-4 text-ui text-ink-2">{noAttachments}</p>
    </Section>
  </>
);

const Positions = ({ path }: PageProps) => (
  <section id={list} aria-labelledby={`${list}-heading`} className="section section-1">
    <div className="wrap">
      <div className="section-head">
        <h2 id={`${list}-heading`}>{sections.positions.heading}</h2>
        <p className="lede">{sections.positions.lede}</p>
      </div>
      {positions.length > 0 ? (
        <PositionsFilter none="no-positions" positions={filterable} places={places} />
      ) : (
        <p>{noPositions}</p>
      )}
    </div>
    <div id="no-positions" className="wrap pt-8" hidden>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p>{nonePositions}</p>
        <ButtonLink href={`${path}#${list}`}>{positionWords.all}</ButtonLink>
      </div>
    </div>
    <div className="mt-8">
      {positions.map((position) => (
        <Position key={position.slug} position={position} path={path} list={list} />
      ))}
    </div>
  </section>
);
