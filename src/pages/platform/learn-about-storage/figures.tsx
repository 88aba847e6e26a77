import { claims, marked } from '../../../content/claims.ts';
import { storageFigures } from '../../../content/pages/platform/learn-about-storage.ts';
import { Words } from '../../../ui/words.tsx';

/** Each figure of the service in large type; its mark leads to the ledger. */
export function StorageFigures() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-line-2 bg-line-2 md:grid-cols-2">
      {storageFigures.map(({ claim, text }) => (
        <li key={claim} className="bg-night p-7 lg:p-9">
          <p className="text-[clamp(1.7rem,1.2rem+1.6vw,2.5rem)] leading-tight tracking-[-0.03em]">
            <Words>{marked[claim]}</Words>
          </p>
          <p className="mt-4 text-ui text-ink-2">
            {text} Stated as: {claims[claim].status}.
          </p>
        </li>
      ))}
    </ul>
  );
}
