import { type ClaimId, claims } from '../../../content/claims.ts';
import { type ClaimStatus, claimStatuses } from '../../../content/claims/claim.ts';
import { keysOf } from '../../../lib/records.ts';
import { capitalized } from '../../../lib/text/grammar.ts';
import { uptimes } from '../../../content/pages/platform/architecture.ts';
import { downtimeMinutes } from '../../../lib/time/downtime.ts';
import { fill } from '../../../lib/text/fill.ts';
import { threeDigits } from '../../../lib/text/format.ts';
import { DotTable } from '../../../sections/tables.tsx';
import './claims.css';

const idsOf = (status: ClaimStatus) => keysOf(claims).filter((id) => claims[id].status === status);

/**
 * Every claim, folded by status. Claim marks on other pages link to `#claim-<id>` here, and browsers open what
 * holds the target of a link.
 */
export function Ledger() {
  return (
    <div className="claim-groups">
      {keysOf(claimStatuses).map((status) => (
        <details key={status}>
          <summary>
            <h3>{capitalized(claimStatuses[status].name)}</h3>
            <span>{claimStatuses[status].meaning}</span>
            <b className="mono">{idsOf(status).length}</b>
          </summary>
          <dl className="claims">
            {idsOf(status).map((id) => (
              <Row key={id} id={id} />
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}

function Row({ id }: { id: ClaimId }) {
  const { figure, scope, definition, page } = claims[id];
  return (
    <div id={`claim-${id}`}>
      <dt>
        {figure}
        <a href={page} className="link">
          {scope}
        </a>
      </dt>
      <dd>{definition}</dd>
    </div>
  );
}

const most = Math.max(...uptimes.rows.map(({ percent }) => downtimeMinutes(percent, 'year')));

/** Downtime allowed by each of the three agreements. The dots compare a year of each. */
export const Uptimes = () => (
  <DotTable
    caption={uptimes.caption}
    columns={uptimes.columns}
    rows={uptimes.rows.map(({ claim, percent, period }) => ({
      head: (
        <>
          <a href={`#claim-${claim}`} className="claim">
            {claims[claim].figure}
          </a>
          <p className="max-w-[34rem] text-[1.0625rem] leading-normal font-normal tracking-normal whitespace-normal text-ink-2">
            {claims[claim].scope}
          </p>
        </>
      ),
      cells: [
        {
          share: downtimeMinutes(percent, 'year') / most,
          label: fill(uptimes.allows[period], {
            minutes: threeDigits(downtimeMinutes(percent, period)),
          }),
        },
      ],
    }))}
  />
);
