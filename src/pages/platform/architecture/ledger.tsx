import { type ClaimId, claims, claimStatuses } from '../../../content/claims.ts';
import { keysOf } from '../../../lib/records.ts';

/** Every claim, grouped by status. Claim marks on other pages link to `#claim-<id>` here. */
export function Ledger() {
  return (
    <div className="grid gap-y-8">
      {Object.entries(claimStatuses).map(([status, meaning]) => (
        <section
          key={status}
          aria-label={capital(status)}
          className="grid gap-x-14 gap-y-3 lg:grid-cols-[17rem_1fr]"
        >
          <div className="lg:sticky lg:top-24 lg:self-start">
            <h3>{capital(status)}</h3>
            <p className="mt-1.5 max-w-[34rem] text-ink-2">{meaning}</p>
          </div>
          <dl className="grid gap-x-8 border-t border-line-2 lg:grid-cols-2">
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
    <div
      id={`claim-${id}`}
      className="scroll-mt-28 border-b border-line py-2.5 -outline-offset-2 outline-beta target:bg-beta/10 target:outline-2 sm:px-3 lg:text-small lg:[&:nth-child(odd):last-child]:col-span-2"
    >
      <dt className="flex flex-wrap items-baseline gap-x-3 text-h4 font-[560] tracking-[-0.02em]">
        {figure}
        <a
          href={page}
          className="link min-h-6 text-[1.0625rem] leading-normal font-normal tracking-normal text-ink-2 lg:text-small"
        >
          {scope}
        </a>
      </dt>
      <dd className="mt-0.5 text-ink-2">{definition}</dd>
    </div>
  );
}

const capital = (text: string) => (text[0]?.toUpperCase() ?? '') + text.slice(1);
