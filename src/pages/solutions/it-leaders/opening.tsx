import {
  itLeaders,
  oddsAfter,
  oddsLegend,
  oddsReadout,
  oddsScene,
  oddsSources,
  sampleSecrets,
  secretHeads,
} from '../../../content/pages/solutions/it-leaders.ts';
import { type SourceId, threatSources } from '../../../content/pages/solutions/threats.ts';
import { hasDemo } from '../../../config/is-published.ts';
import { requests } from '../../../content/requests.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import type { Layout } from '../../../figures/pen/model.ts';
import { machineOddsFigure } from '../../../figures/scenes/machine-odds.ts';
import { byId } from '../../../lib/records.ts';
import { DotTable } from '../../../sections/dot-table.tsx';
import { sceneProps } from '../../../sections/scene.tsx';
import { HeroBelow } from '../../../sections/hero/hero-below.tsx';
import { Section } from '../../../sections/section.tsx';
import { SourceNotes } from '../../../sections/source-notes.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

const { when } = byId(itLeaders.sections);
const ids = Object.keys(threatSources);
const numbers = (wanted: readonly SourceId[]) => wanted.map((id) => ids.indexOf(id) + 1);
/** Fills the whole ring. */
const longest = Math.max(...sampleSecrets.map(({ secrecy }) => secrecy));
const years = (count: number) => ({
  share: count / longest,
  label: `${count} ${count === 1 ? 'year' : 'years'}`,
  tone: 'data' as const,
});

export const scene = (layout: Layout) => machineOddsFigure(oddsScene, layout);

export const Opening = ({ path }: { path: string }) => (
  <>
    <HeroBelow
      heading={itLeaders.heading}
      lede={itLeaders.lede}
      actions={
        <>
          <RequestLink look="primary" large request={requests.executiveBriefing} path={path} />
          {hasDemo('brief') && (
            <ButtonLink large href="#brief">
              Build the migration brief
            </ButtonLink>
          )}
        </>
      }
      {...sceneProps(scene)}
      legend={oddsLegend}
      readout={oddsReadout}
    />
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
      <div className="columns mt-10">
        <p>
          {when.paragraphs[0]}
          <SourceNotes numbers={numbers(oddsSources[0])} />
        </p>
        <p>
          {when.paragraphs[1]}
          <SourceNotes numbers={numbers(oddsSources[1])} />
        </p>
      </div>
    </Section>
  </>
);
