import { hasDemo } from '../../config/is-published.ts';
import {
  datesChecked,
  defaultAndAustralia,
  documents,
  forces,
  itLeaders,
  itLeadersWords,
  oddsAfter,
  oddsLegend,
  oddsReadout,
  oddsScene,
  oddsSources,
  otherDates,
  performanceClaims,
  plansWereDue,
  risks,
  sampleSecrets,
  secretHeads,
  yearForms,
} from '../../content/pages/solutions/it-leaders.ts';
import { type SourceId, threatSources } from '../../content/pages/solutions/threats.ts';
import { deadlineDays } from '../../content/deadline-days.ts';
import { regimes, regimesCheckedOn } from '../../content/regimes.ts';
import { requests } from '../../content/requests.ts';
import { Demo } from '../../demos/demo.tsx';
import { RequestLink, RequestPair } from '../../features/request/request-link.tsx';
import { SecretClock } from '../../features/secret-clock/secret-clock.tsx';
import type { Layout } from '../../figures/pen/model.ts';
import { daysBetween } from '../../figures/scenes/timelines.ts';
import { machineOddsFigure } from '../../figures/scenes/machine-odds.ts';
import { byId } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { longDate } from '../../lib/text/format.ts';
import { counted } from '../../lib/text/grammar.ts';
import type { PageProps } from '../../routes.ts';
import { island } from '../../runtime/island.tsx';
import { ClaimsTable } from '../platform/architecture/claims-table.tsx';
import { Columns } from '../../sections/side-by-side.tsx';
import { DotTable } from '../../sections/tables.tsx';
import { Fold } from '../../sections/fold.tsx';
import { FactList } from '../../sections/lists.tsx';
import { HeroBelow } from '../../sections/hero/heroes.tsx';
import { NextStep, Section } from '../../sections/section.tsx';
import { NumberedSources, SourceNotes } from '../../sections/sources.tsx';
import { sceneProps } from '../../sections/scene.tsx';
import { Key, ToScaleRows } from '../../sections/to-scale-rows.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import ThreatTableIsland from './it-leaders/threat-table.island.tsx';

export { head } from '../../content/pages/solutions/it-leaders.ts';

const { when } = byId(itLeaders.sections);
const ids = Object.keys(threatSources);
const numbers = (wanted: readonly SourceId[]) => wanted.map((id) => ids.indexOf(id) + 1);
/** Fills the whole ring. */
const longest = Math.max(...sampleSecrets.map(({ secrecy }) => secrecy));
const years = (count: number) => ({
  share: count / longest,
  label: counted(count, yearForms),
  tone: 'data' as const,
});

export const scene = (layout: Layout) => machineOddsFigure(oddsScene, layout);

const Opening = ({ path }: { path: string }) => (
  <>
    <HeroBelow
      heading={itLeaders.heading}
      lede={itLeaders.lede}
      ask={<SecretClock days={deadlineDays} />}
      {...sceneProps(scene)}
      legend={oddsLegend}
      readout={oddsReadout}
    >
      <RequestLink look="primary" large request={requests.executiveBriefing} path={path} />
      {hasDemo('brief') && <ButtonTo large to="#brief" label={itLeadersWords.brief} />}
    </HeroBelow>
    <Section {...when}>
      <DotTable
        caption={when.heading}
        columns={secretHeads}
        rows={sampleSecrets.map(({ name, secrecy, migration }) => {
          const odds = oddsAfter(secrecy + migration);
          return {
            head: name,
            cells: [
              years(secrecy),
              years(migration),
              { ...odds, tone: odds.share < 0.49 ? 'signal' : 'attack' },
            ],
          };
        })}
      />
      <div className="mt-6 md:mt-10">
        <Fold of={when.heading}>
          <div className="columns">
            <p>
              {when.paragraphs[0]}
              <SourceNotes numbers={numbers(oddsSources[0])} />
            </p>
            <p>
              {when.paragraphs[1]}
              <SourceNotes numbers={numbers(oddsSources[1])} />
            </p>
          </div>
        </Fold>
      </div>
    </Section>
  </>
);

const { dates } = byId(itLeaders.sections);
const rows = [
  ...regimes.map((regime) => ({
    ...regime,
    kind: regime.binds ? ('binds' as const) : ('advises' as const),
  })),
  ...otherDates,
];
const allDays = daysBetween(regimesCheckedOn, '2035-12-31');
const percent = (day: string) =>
  Math.round((1000 * daysBetween(regimesCheckedOn, day)) / allDays) / 10;

/** The years of the first and the last deadline. */
const spanOf = (deadlines: readonly { day: string }[]) => {
  const found = deadlines.map(({ day }) => day.slice(0, 4)).toSorted();
  const [first = '', last = first] = [found[0], found.at(-1)];
  return first === last ? first : fill(itLeadersWords.span, { first, last });
};

const Deadlines = () => (
  <Section {...dates} ground="raised">
    <div className="mb-8">
      <Key items={forces} />
    </div>
    <ToScaleRows
      rows={rows.map(({ name, force, kind, source, deadlines }, index) => ({
        term: name,
        // The first one shows what all have.
        ...(index > 0 && { folded: spanOf(deadlines) }),
        detail: (
          <p className="text-ink-2">
            <a href={source.href} className="link">
              {force}
            </a>
          </p>
        ),
        bars: deadlines.map(({ day, shown, what }) => ({
          label: what,
          percent: percent(day),
          value: shown,
          tone: forces.find((one) => one.kind === kind)?.tone ?? 'data',
        })),
      }))}
    />
    <div className="mt-4 md:mt-8">
      <Fold of={dates.heading}>
        <p className="max-w-[46rem] text-ink-2">
          <InlineText>{`${plansWereDue} ${defaultAndAustralia} ${fill(datesChecked, { date: longDate(regimesCheckedOn) })}`}</InlineText>
        </p>
      </Fold>
    </div>
  </Section>
);

const { architecture, performance, compliance, risk, audit } = byId(itLeaders.sections);

const Assurance = ({ path }: { path: string }) => (
  <>
    <Section {...architecture} ground="raised" rhythm={1} fold>
      <Columns items={architecture.points} />
    </Section>
    <Section {...performance} fold>
      <ClaimsTable
        caption={performance.heading}
        rows={performanceClaims.map((claim) => ({ claim }))}
      />
    </Section>
    <Section {...compliance} ground="raised" rhythm={1} fold>
      <FactList
        columns={2}
        items={documents.map(({ term, text }) => ({ term: <InlineText>{term}</InlineText>, text }))}
      />
      <p className="mt-8">
        <RequestLink request={requests.evidence} path={path} />
      </p>
    </Section>
    <Section {...risk} rhythm={1} fold>
      <Columns items={risks} />
    </Section>
    <Section {...audit} ground="raised" rhythm={1} fold>
      <FactList
        columns={2}
        items={audit.points.map(({ term, text }) => ({
          term: fill(itLeadersWords.question, { question: term }),
          text,
        }))}
      />
    </Section>
  </>
);

const ThreatTable = island(ThreatTableIsland, ['query:horizon']);
const { threats } = byId(itLeaders.sections);

export const Page = ({ path }: PageProps) => (
  <>
    <Opening path={path} />
    <Deadlines />
    <Demo name="inventory" />
    <Demo name="brief" />
    <Section {...threats} ground="deep">
      <ThreatTable />
    </Section>
    <Assurance path={path} />
    <NumberedSources sources={itLeaders.sources} />
    <NextStep heading={itLeadersWords.ending}>
      <RequestPair of={[requests.executiveBriefing, requests.pilot]} path={path} />
      <ButtonTo large {...itLeaders.next} />
    </NextStep>
  </>
);
