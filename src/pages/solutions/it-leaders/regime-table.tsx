import { itLeadersBrief } from '../../../content/pages/solutions/it-leaders-brief.ts';
import { regimes, regimesCheckedOn } from '../../../content/regimes.ts';
import { longDate } from '../../../lib/dates.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';

/** Every date of every regime, with its force and its source. */
export function RegimeTable() {
  return (
    <details className="mt-10">
      <summary className="w-fit py-2 text-ui font-semibold">{itLeadersBrief.table}</summary>
      <p className="mt-3 text-small text-ink-2">
        {itLeadersBrief.checked} {longDate(regimesCheckedOn)}.
      </p>
      <dl className="mt-4 divide-y divide-line border-t border-line">
        {regimes.map(({ id, name, instrument, force, source, deadlines }) => (
          <div key={id} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[1fr_2fr]">
            <dt className="font-semibold text-ink">
              {name}
              <span className="block text-small font-normal text-ink-2">{force}</span>
            </dt>
            <dd>
              <ul>
                {deadlines.map(({ id: key, shown, what }) => (
                  <li key={key}>
                    {what}: <b>{shown}</b>
                  </li>
                ))}
              </ul>
              <p className="mt-1 text-small text-ink-2">
                {instrument}. <ExternalLink href={source.href}>{source.label}</ExternalLink>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
