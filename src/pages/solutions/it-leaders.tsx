import { itLeaders } from '../../content/pages/solutions/it-leaders.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { byId } from '../../lib/records.ts';
import type { PageProps } from '../../page-props.ts';
import { NextStep } from '../../sections/next-step.tsx';
import { NumberedSources } from '../../sections/numbered-sources.tsx';
import { Section } from '../../sections/section.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { island } from '../../runtime/island.tsx';
import { Assurance } from './it-leaders/assurance.tsx';
import { Demo } from '../../demos/demo.tsx';
import { Deadlines } from './it-leaders/deadlines.tsx';
import { Opening } from './it-leaders/opening.tsx';
import ThreatTableIsland from './it-leaders/threat-table.island.tsx';

const ThreatTable = island(ThreatTableIsland, ['query:horizon']);
const { threats } = byId(itLeaders.sections);

export { scene } from './it-leaders/opening.tsx';

export const Page = ({ path }: PageProps) => (
  <>
    <Opening path={path} />
    <Deadlines />
    <Demo name="brief" />
    <Section {...threats} ground="deep">
      <ThreatTable />
    </Section>
    <Assurance path={path} />
    <NumberedSources sources={itLeaders.sources} />
    <NextStep
      heading="Brief your board with us"
      actions={
        <>
          <RequestLink look="primary" large request={requests.executiveBriefing} path={path} />
          <RequestLink large request={requests.pilot} path={path} />
          <ButtonTo large link={itLeaders.next} />
        </>
      }
    />
  </>
);
