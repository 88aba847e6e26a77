import { isPublished } from '../../../config/is-published.ts';
import { claims, marked } from '../../../content/claims.ts';
import { press } from '../../../content/pages/press.ts';
import {
  enterprise,
  frameworkHeads,
  frameworks,
  procurementClaims,
  procurementHeads,
} from '../../../content/pages/solutions/enterprise.ts';
import { requests } from '../../../content/requests.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { byId } from '../../../lib/by-id.ts';
import { IndexRows } from '../../../sections/index-rows.tsx';
import { Ledger } from '../../../sections/ledger.tsx';
import { PlainTable } from '../../../sections/plain-table.tsx';
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
          cells: [claims[id].scope, <Badge key="kind">{claims[id].status}</Badge>],
        }))}
      />
    </Section>
    <Section {...compliance}>
      <PlainTable
        caption={compliance.heading}
        columns={frameworkHeads}
        rows={frameworks.map(({ name, kind, text }) => ({
          head: <InlineText>{name}</InlineText>,
          cells: [<Badge key="kind">{kind}</Badge>, text],
        }))}
      />
      <p className="mt-10">
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
