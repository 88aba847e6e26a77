import { uptimes } from '../../../content/pages/platform/architecture.ts';
import { claims } from '../../../content/claims.ts';

/** Which product each of the three uptime figures covers. */
export function Uptimes() {
  return (
    <section className="mb-16">
      <h3>{uptimes.heading}</h3>
      <ul className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {uptimes.rows.map(({ claim, covers, missing, text }) => (
          <li key={claim} className="border-t-2 border-beta pt-4">
            <p className="text-[clamp(1.6rem,1.2rem+1.2vw,2.1rem)] leading-tight tracking-[-0.03em]">
              <a href={`#claim-${claim}`} className="underline-offset-4 hover:underline">
                {claims[claim].figure}
              </a>
            </p>
            <p className="mt-3 font-semibold">{covers}</p>
            <p className="mt-1 text-ui text-ink-2">
              {missing[0]?.toUpperCase()}
              {missing.slice(1)} may be missing. {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
