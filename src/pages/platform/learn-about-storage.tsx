import { percent } from '../../lib/text/format.ts';
import {
  learnAboutStorage,
  openings,
  storageFigures,
  storageOptions,
  storageReadout,
  storageWays,
  storageWords,
  thresholdTrade,
} from '../../content/pages/platform/learn-about-storage.ts';
import { shares } from '../../content/product/splitting.ts';
import { requests } from '../../content/requests.ts';
import { shareCurvesFigure } from '../../figures/scenes/share-curves.ts';
import { byId } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import type { PageProps } from '../../routes.ts';
import { ClaimsTable } from './architecture/claims-table.tsx';
import { Columns } from '../../sections/side-by-side.tsx';
import { DotTable, PlainTable } from '../../sections/tables.tsx';
import { FactList, IndexRows } from '../../sections/lists.tsx';
import { HeroBelow } from '../../sections/hero/heroes.tsx';
import { NextStep, Section } from '../../sections/section.tsx';
import { sceneProps } from '../../sections/scene.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { Log, Surface } from '../../ui/surface/surface.tsx';
import { RequestPair } from '../../features/request/request-link.tsx';

export { head } from '../../content/pages/platform/learn-about-storage.ts';

const tones = { daily: 'ok', refused: 'attack', restored: 'ok' } as const;
const order = ['daily', 'refused', 'restored'] as const;

/** How a file is opened on any day, and how keys are recovered after a loss. */
const Openings = () => (
  <Columns
    items={order.map((id) => {
      const { term, text, title, state, lines, foot } = openings[id];
      return {
        term,
        text,
        surface: (
          <Surface title={title} state={state} tone={tones[id]} foot={foot}>
            <Log lines={lines} />
          </Surface>
        ),
      };
    })}
  />
);

/**
 * The probability that at least `needed` of several independent events happen.
 * @param chance probability of each event, 0 to 1
 */
export function atLeast(needed: number, events: number, chance: number): number {
  let sum = 0;
  for (let count = needed; count <= events; count++)
    sum += choose(events, count) * chance ** count * (1 - chance) ** (events - count);
  return sum;
}

const choose = (from: number, count: number): number =>
  count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count;

const { threshold, columns, chance, note } = thresholdTrade;

/** For each threshold, the odds that thieves get enough shares and that the owner loses too many. */
const Threshold = ({ caption }: { caption: string }) => (
  <>
    <DotTable
      caption={caption}
      columns={columns}
      rows={[2, 3, 4].map((needed) => ({
        head: fill(threshold, { needed, all: shares.total }),
        cells: [
          cell(atLeast(needed, shares.total, chance), 'attack'),
          cell(atLeast(shares.total - needed + 1, shares.total, chance), 'soon'),
        ],
      }))}
    />
    <p className="after">{note}</p>
  </>
);

const cell = (share: number, tone: 'attack' | 'soon') => ({ share, label: percent(share), tone });

const { heading, lede, sources } = learnAboutStorage;
const sections = byId(learnAboutStorage.sections);

export const scene = shareCurvesFigure;

export const Page = ({ path }: PageProps) => (
  <>
    <HeroBelow heading={heading} lede={lede} {...sceneProps(scene)} readout={storageReadout}>
      <ButtonTo look="primary" large to="#restore" label={storageWords.restore} />
      <ButtonTo large to="#options" label={storageWords.layouts} />
    </HeroBelow>
    <Section {...sections.restore} size="h2x">
      <Openings />
      <p className="after">{sections.restore.paragraphs}</p>
    </Section>
    <Section {...sections.options} ground="raised">
      <PlainTable {...storageOptions} />
    </Section>
    <Section {...sections.features} rhythm={1}>
      <FactList items={sections.features.points} columns={2} />
    </Section>
    <Section {...sections.threshold} ground="deep" beside>
      <Threshold caption={sections.threshold.heading} />
    </Section>
    <Section {...sections.performance}>
      <ClaimsTable caption={sections.performance.heading} rows={storageFigures} />
    </Section>
    <Section {...sections.more} ground="raised" rhythm={1}>
      <IndexRows items={storageWays} />
    </Section>
    <Sources sources={sources} />
    <NextStep heading={storageWords.ending}>
      <RequestPair of={[requests.storageDemo, requests.storageTrial]} path={path} />
    </NextStep>
  </>
);
