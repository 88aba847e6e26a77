import { marked, statusOf } from '../../content/claims.ts';
import {
  learnAboutStorage,
  storageFigures,
  storageOptions,
  storageReadout,
  storageWays,
} from '../../content/pages/platform/learn-about-storage.ts';
import { requests } from '../../content/requests.ts';
import { shareCurvesFigure } from '../../figures/scenes/share-curves.ts';
import { byId } from '../../lib/records.ts';
import type { PageProps } from '../../page-props.ts';
import { FactList } from '../../sections/fact-list.tsx';
import { sceneProps } from '../../sections/scene.tsx';
import { HeroBelow } from '../../sections/hero/hero-below.tsx';
import { IndexRows } from '../../sections/index-rows.tsx';
import { Ledger } from '../../sections/ledger.tsx';
import { NextStep } from '../../sections/next-step.tsx';
import { PlainTable } from '../../sections/plain-table.tsx';
import { Section } from '../../sections/section.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { Openings } from './learn-about-storage/openings.tsx';
import { Threshold } from './learn-about-storage/threshold.tsx';
import { RequestPair } from './request-pair.tsx';

const { heading, lede, sources, next } = learnAboutStorage;
const sections = byId(learnAboutStorage.sections);

export const scene = shareCurvesFigure;

export const Page = ({ path }: PageProps) => (
  <>
    <HeroBelow
      heading={heading}
      lede={lede}
      actions={
        <>
          <ButtonLink look="primary" large href="#restore">
            See a restore
          </ButtonLink>
          <ButtonLink large href="#options">
            Compare layouts
          </ButtonLink>
        </>
      }
      {...sceneProps(scene)}
      readout={storageReadout}
    />
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
      <Ledger
        caption={sections.performance.heading}
        columns={['We say', 'It covers', 'It is']}
        rows={storageFigures.map(({ claim, text }) => ({
          statement: <InlineText>{marked[claim]}</InlineText>,
          cells: [text, statusOf(claim)],
        }))}
      />
    </Section>
    <Section {...sections.more} ground="raised" rhythm={1}>
      <IndexRows
        items={[...storageWays, { name: 'Case studies', detail: next.label, href: next.to }]}
      />
    </Section>
    <Sources sources={sources} />
    <NextStep
      heading="Try a restore on your own data"
      actions={
        <RequestPair primary={requests.storageDemo} secondary={requests.storageTrial} path={path} />
      }
    />
  </>
);
