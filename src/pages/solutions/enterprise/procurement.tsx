import { isPublished } from '../../../config/is-published.ts';
import { claims, marked, statusOf } from '../../../content/claims.ts';
import { press } from '../../../content/pages/press.ts';
import {
  documents,
  enterprise,
  procurementClaims,
  procurementHeads,
} from '../../../content/pages/solutions/enterprise.ts';
import { requests } from '../../../content/requests.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { byId } from '../../../lib/records.ts';
import { FactList } from '../../../sections/fact-list.tsx';
import { IndexRows } from '../../../sections/index-rows.tsx';
import { Ledger } from '../../../sections/ledger.tsx';
import { Section } from '../../../sections/section.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { InlineText } from '../../../ui/inline-text.tsx';

const { figures, compliance, recognition } = byId(enterprise.sections);
const { awards } = byId(press.sections);
const awardsAddress = '/press#awards';

export const Procurement = ({ path }: { path: string }) => (
  <>
    <Section {...figures} ground="raised">
      <Ledger
        caption={figures.heading}
        columns={procurementHeads}
        rows={procurementClaims.map((id) => ({
          statement: <InlineText>{marked[id]}</InlineText>,
          cells: [claims[id].scope, <Badge key="kind">{statusOf(id)}</Badge>],
        }))}
      />
    </Section>
    <Section {...compliance} rhythm={1}>
      <FactList
        columns={2}
        items={documents.map(({ term, text }) => ({ term: <InlineText>{term}</InlineText>, text }))}
      />
      <p className="mt-8">
        <RequestLink request={requests.evidence} path={path} />
      </p>
    </Section>
    {isPublished(awardsAddress) && (
      <Section {...recognition} ground="raised" rhythm={1}>
        <IndexRows
          items={awards.points.map(({ term, text }) => ({
            name: term,
            detail: text,
            href: awardsAddress,
          }))}
        />
      </Section>
    )}
  </>
);
