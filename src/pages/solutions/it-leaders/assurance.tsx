import { claims, marked, statusOf } from '../../../content/claims.ts';
import {
  documents,
  itLeaders,
  performanceClaims,
  performanceHeads,
  risks,
} from '../../../content/pages/solutions/it-leaders.ts';
import { requests } from '../../../content/requests.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { byId } from '../../../lib/records.ts';
import { Columns } from '../../../sections/columns.tsx';
import { FactList } from '../../../sections/fact-list.tsx';
import { Ledger } from '../../../sections/ledger.tsx';
import { Section } from '../../../sections/section.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { InlineText } from '../../../ui/inline-text.tsx';

const { architecture, performance, compliance, risk, audit } = byId(itLeaders.sections);

export const Assurance = ({ path }: { path: string }) => (
  <>
    <Section {...architecture} ground="raised" rhythm={1}>
      <Columns items={architecture.points} />
    </Section>
    <Section {...performance}>
      <Ledger
        caption={performance.heading}
        columns={performanceHeads}
        rows={performanceClaims.map((id) => ({
          statement: <InlineText>{marked[id]}</InlineText>,
          cells: [claims[id].scope, <Badge key="kind">{statusOf(id)}</Badge>],
        }))}
      />
    </Section>
    <Section {...compliance} ground="raised" rhythm={1}>
      <FactList
        columns={2}
        items={documents.map(({ term, text }) => ({ term: <InlineText>{term}</InlineText>, text }))}
      />
      <p className="mt-8">
        <RequestLink request={requests.evidence} path={path} />
      </p>
    </Section>
    <Section {...risk} rhythm={1}>
      <Columns items={risks} />
    </Section>
    <Section {...audit} ground="raised" rhythm={1}>
      <FactList
        columns={2}
        items={audit.points.map(({ term, text }) => ({ term: `“${term}”`, text }))}
      />
    </Section>
  </>
);
