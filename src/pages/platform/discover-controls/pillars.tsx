import { controlsLabels, pillars } from '../../../content/pages/platform/discover-controls.ts';

/** Five columns that stand on one decision, and the log under it. */
export function Pillars() {
  return (
    <div className="overflow-hidden rounded-lg border border-line-2">
      <ul className="grid divide-y divide-line lg:grid-cols-5 lg:divide-x lg:divide-y-0">
        {pillars.map(({ term, fact }) => (
          <li key={term} className="px-6 py-6 lg:py-8">
            <h3>{term}</h3>
            <p className="mt-1 text-ui text-ink-2">{fact}</p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line-2 bg-beta/10 px-6 py-5 font-semibold">
        {controlsLabels.decision}
      </p>
      <p className="border-t border-line-2 bg-night-3 px-6 py-5 text-ink-2">
        {controlsLabels.kept}
      </p>
    </div>
  );
}
