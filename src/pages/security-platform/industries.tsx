import { industryTiles } from '../../content/pages/security-platform.ts';

/** Six tiles; each leads to the case studies of its industry. */
export function Industries() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {industryTiles.map(({ term, text }) => (
        <li key={term} className="group relative bg-night-2 p-7 hover:bg-night-3">
          <h3>
            <a
              href={`/resources/case-studies?industry=${encodeURIComponent(term)}`}
              className="stretched underline-offset-4 group-hover:underline"
            >
              {term}
            </a>
          </h3>
          <p className="mt-1.5 text-ui text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
