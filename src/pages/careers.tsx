import { site } from '../config/site.ts';
import { requests } from '../content/requests.ts';
import {
  benefits,
  careers,
  destinations,
  noAttachments,
  nonePositions,
  noPositions,
  positionWords,
  steps,
  whereToWork,
  workplaces,
} from '../content/pages/careers.ts';
import { placeOf } from '../content/pages/careers/places.ts';
import { positions } from '../content/records.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { distanceRingsFigure } from '../figures/scenes/distance-rings.ts';
import type { Layout } from '../figures/pen/model.ts';
import { byId } from '../lib/records.ts';
import type { PageProps } from '../page-props.ts';
import { island } from '../runtime/island.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { sceneProps } from '../sections/scene.tsx';
import { HeroBelow } from '../sections/hero/hero-below.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { Section } from '../sections/section.tsx';
import { ToScaleRows } from '../sections/to-scale-rows.tsx';
import { ButtonLink, ButtonTo } from '../ui/button.tsx';
import { Position } from './careers/position.tsx';
import PositionsFilterIsland from './careers/positions-filter.island.tsx';

const list = 'positions';
const sections = byId(careers.sections);

const PositionsFilter = island(PositionsFilterIsland, ['query']);

const filterable = positions.map(({ slug, team, place }) => ({
  slug,
  team,
  place: placeOf(place).value,
}));

const places = [
  ...new Map(
    positions
      .map(({ place }) => placeOf(place))
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
      actions={
        <>
          <ButtonLink look="primary" large href={`#${list}`}>
            See open positions
          </ButtonLink>
          <ButtonLink large href={`#${sections.benefits.id}`}>
            Benefits
          </ButtonLink>
        </>
      }
      {...sceneProps(scene)}
      readout={<span>{whereToWork}</span>}
    />
    <Positions path={path} />
    <Section {...sections.benefits} ground="raised">
      <Ledger
        caption="Benefits"
        columns={['Benefit', 'What it means']}
        rows={benefits.map(({ term, text }) => ({ statement: term, cells: [text] }))}
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
        <ButtonTo large link={careers.next} />
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
