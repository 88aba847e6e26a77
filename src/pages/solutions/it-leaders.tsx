import { enquiries } from '../../content/enquiries.ts';
import { itLeaders } from '../../content/pages/solutions/it-leaders.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { NumberedSources } from '../../sections/numbered-sources.tsx';
import { island } from '../../ui/island.tsx';
import { Static } from '../../ui/static.tsx';
import { Assurance } from './it-leaders/assurance.tsx';
import { Brief } from './it-leaders/brief.tsx';
import { Deadlines } from './it-leaders/deadlines.tsx';
import { Opening } from './it-leaders/opening.tsx';

const ThreatTable = island(
  () => import('./it-leaders/threat-table.tsx').then((module) => module.ThreatTable),
  { wanted: () => new URLSearchParams(location.search).has('horizon') },
);

export function Page({ path }: PageProps) {
  return (
    <>
      <Static>
        <Opening path={path} />
      </Static>
      <section id="threats" aria-label="Threat landscape">
        <ThreatTable />
      </section>
      <Static>
        <Deadlines />
        <Assurance path={path} />
      </Static>
      <Brief />
      <Static>
        <NumberedSources sources={itLeaders.sources} />
        <ArgumentEnd
          argument={{ next: itLeaders.next }}
          closing={
            <EnquiryLink look="primary" large enquiry={enquiries.executiveBriefing} path={path} />
          }
        />
      </Static>
    </>
  );
}
