import { site } from '../config/site.ts';
import { applications, requests } from '../content/requests.ts';
import {
  benefits,
  careers,
  destinations,
  noAttachments,
  nonePositions,
  steps,
} from '../content/pages/careers.ts';
import { positionCatalog } from '../content/pages/careers/catalog.ts';
import { placeOf } from '../content/pages/careers/places.ts';
import { positions, positionWords } from '../content/pages/careers/positions.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { greatCircleFigure } from '../figures/great-circle.ts';
import type { PageProps } from '../page-props.ts';
import { BenefitGrid } from '../sections/benefit-grid.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PositionEntry } from '../sections/position.tsx';
import { Steps } from '../sections/steps.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';
import { island } from '../runtime/island.tsx';
import PositionsFilterIsland from './careers/positions-filter.island.tsx';

const list = 'positions';

const PositionsFilter = island(PositionsFilterIsland, ['query']);

const filterable = positionCatalog.map((entry) => ({
  slug: entry.slug,
  team: entry.team,
  place: placeOf(entry).short,
}));

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <Opening />
      </div>
      <section id={list} aria-labelledby={`${list}-heading`} className="pb-8">
        <div className="wrap pt-18 pb-8 lg:pt-24">
          <div className="mb-9 grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.3fr] lg:items-end">
            <ListHeading />
          </div>
          <PositionsFilter none="no-positions" positions={filterable} />
        </div>
        <div id="no-positions" className="wrap pb-8" hidden>
          <div>
            <None path={path} />
          </div>
        </div>
        {positionCatalog.map((entry) => (
          <article
            key={entry.slug}
            id={entry.slug}
            aria-labelledby={`${entry.slug}-title`}
            tabIndex={-1}
            className="entry border-t border-line"
          >
            <Entry entry={entry} path={path} />
          </article>
        ))}
      </section>
      <div>
        <Ending path={path} />
      </div>
    </>
  );
}

function Opening() {
  const where = careers.sections[1];
  return (
    <>
      <PageHero heading={careers.heading} lede={careers.lede}>
        <ButtonLink look="primary" large href={`#${list}`}>
          See open positions
        </ButtonLink>
      </PageHero>
      <section id={where.id} className="border-b border-line bg-night-2">
        <div className="wrap grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-[1.2fr_1fr]">
          <Figure
            figure={greatCircleFigure(site.address, destinations)}
            className="w-full max-w-140 max-lg:order-last"
          />
          <div>
            <h2 className="max-w-[8em] text-[clamp(1.8rem,1.2rem+2vw,2.6rem)]">{where.heading}</h2>
            <p className="mt-5 text-ink-2">{where.paragraphs[0]}</p>
          </div>
        </div>
      </section>
    </>
  );
}

function ListHeading() {
  const [open] = careers.sections;
  return (
    <>
      <h2 id={`${list}-heading`}>{open.heading}</h2>
      <p className="max-w-[42rem] text-ink-2">{open.paragraphs[0]}</p>
    </>
  );
}

const None = ({ path }: { path: string }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
    <p>{nonePositions}</p>
    <ButtonLink href={`${path}#${list}`}>Show all positions</ButtonLink>
  </div>
);

type EntryProps = { entry: (typeof positionCatalog)[number]; path: string };

function Entry({ entry: { slug, team, place }, path }: EntryProps) {
  const position = { ...positions[slug], location: placeOf({ slug, place }).full };
  return (
    <PositionEntry id={slug} position={position} team={team} words={positionWords} list={list}>
      <RequestLink
        look="primary"
        request={applications[slug]}
        path={`${path}#${slug}`}
        about={position.title}
      >
        {positionWords.send}
      </RequestLink>
      <p className="mt-4 text-ui text-ink-2">{noAttachments}</p>
    </PositionEntry>
  );
}

function Ending({ path }: { path: string }) {
  const [, , comes, process, apply] = careers.sections;
  return (
    <>
      <section id={comes.id} className="border-t border-line bg-night-2 py-18 lg:py-24">
        <div className="wrap">
          <h2>{comes.heading}</h2>
          <p className="lede mt-5">{comes.paragraphs[0]}</p>
          <BenefitGrid benefits={benefits} />
        </div>
      </section>
      <section id={process.id} className="border-t border-line py-18 lg:py-24">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
          <div>
            <h2 className="max-w-[8em]">{process.heading}</h2>
            <p className="mt-6 max-w-[42rem] text-ink-2">{process.paragraphs[0]}</p>
          </div>
          <Steps steps={steps} />
        </div>
      </section>
      <section id={apply.id} className="band border-t border-line">
        <div className="wrap grid items-end gap-x-16 gap-y-9 lg:grid-cols-[1fr_auto]">
          <div>
            <h2 className="max-w-[8em]">{apply.heading}</h2>
            <p className="lede mt-6">{apply.paragraphs[0]}</p>
          </div>
          <div className="grid max-w-[26rem] gap-4">
            <div className="flex flex-wrap gap-3">
              <RequestLink look="primary" large request={requests.generalApplication} path={path} />
              <ButtonLink large href={careers.next.to}>
                {careers.next.label}
              </ButtonLink>
            </div>
            <p className="text-ui text-ink-2">{noAttachments}</p>
          </div>
        </div>
      </section>
    </>
  );
}
