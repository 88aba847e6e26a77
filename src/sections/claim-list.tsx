import { Badge } from '../ui/badge.tsx';
import { Words } from '../ui/words.tsx';

type Claim = {
  /** The figure with its way to the ledger, in the notation of links. */
  marked: string;
  scope: string;
  definition: string;
  status: string;
};

/** Figures of the ledger as a specification: what is claimed, for what, and of which kind the claim is. */
export function ClaimList({ claims }: { claims: readonly Claim[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {claims.map(({ marked, scope, definition, status }) => (
        <div
          key={marked}
          className="grid grid-cols-1 gap-x-8 gap-y-2 py-5 sm:grid-cols-[1fr_1.5fr]"
        >
          <dt>
            <span className="block text-[1.25rem] first-letter:uppercase leading-tight font-semibold tracking-[-0.02em]">
              <Words>{marked}</Words>
            </span>
            <span className="mt-2 block *:first-letter:uppercase">
              <Badge>{status}</Badge>
            </span>
          </dt>
          <dd className="text-ui text-ink-2">
            <b className="block text-ink">{scope}</b>
            {definition}
          </dd>
        </div>
      ))}
    </dl>
  );
}
