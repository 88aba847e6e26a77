import { type ClaimId, claims, claimStatuses } from '../../../content/claims.ts';
import { keysOf } from '../../../lib/records.ts';
import './ledger.css';

/** Every claim, grouped by status. Claim marks on other pages link to `#claim-<id>` here. */
export function Ledger() {
  return (
    <div className="claim-groups">
      {Object.entries(claimStatuses).map(([status, meaning]) => (
        <section key={status} aria-label={capital(status)}>
          <div>
            <h3>{capital(status)}</h3>
            <p>{meaning}</p>
          </div>
          <dl className="claims">
            {keysOf(claims)
              .filter((id) => claims[id].status === status)
              .map((id) => (
                <Row key={id} id={id} />
              ))}
          </dl>
        </section>
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

const capital = (text: string) => (text[0]?.toUpperCase() ?? '') + text.slice(1);
