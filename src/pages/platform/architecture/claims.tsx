import { type ClaimId, claims } from '../../../content/claims.ts';
import { type ClaimStatus, claimStatuses } from '../../../content/claims/claim.ts';
import { keysOf } from '../../../lib/records.ts';
import { capitalized } from '../../../lib/text/grammar.ts';
import './claims.css';

const idsOf = (status: ClaimStatus) => keysOf(claims).filter((id) => claims[id].status === status);

/**
 * Every claim, folded by status. Claim marks on other pages link to `#claim-<id>` here, and browsers open what
 * holds the target of a link.
 */
export function ClaimGroups() {
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
