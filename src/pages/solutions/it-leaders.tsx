import { requests } from '../../content/requests.ts';
import { itLeaders } from '../../content/pages/solutions/it-leaders.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { NumberedSources } from '../../sections/numbered-sources.tsx';
import { island } from '../../runtime/island.tsx';
import { Assurance } from './it-leaders/assurance.tsx';
import { Brief } from './it-leaders/brief.tsx';
import { Deadlines } from './it-leaders/deadlines.tsx';
import { Opening } from './it-leaders/opening.tsx';
import ThreatTableIsland from './it-leaders/threat-table.island.tsx';

const ThreatTable = island(ThreatTableIsland, ['query:horizon']);

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <Opening path={path} />
      </div>
      <section id="threats" aria-label="Threat landscape">
        <ThreatTable />
      </section>
      <div>
        <Deadlines />
        <Assurance path={path} />
      </div>
      <Brief />
      <div>
        <NumberedSources sources={itLeaders.sources} />
        <ArgumentEnd
          argument={{ next: itLeaders.next }}
          closing={
            <RequestLink look="primary" large request={requests.executiveBriefing} path={path} />
          }
        />
      </div>
    </>
  );
}
