import { architectureLabels, storedObject } from '../../../content/pages/platform/architecture.ts';

/** Shares of the row; the ciphertext goes on for as long as there is room. */
const widths = 'lg:grid-cols-[1fr_1.9fr_0.9fr_3fr_0.9fr]';

/** A stored object as a strip of its parts, those that an algorithm change rewrites marked. */
export function StoredObject() {
  return (
    <figure>
      <ol
        className={`grid divide-y divide-line-2 overflow-hidden rounded-lg border border-line-2 lg:divide-x lg:divide-y-0 ${widths}`}
      >
        {storedObject.parts.map(({ term, size, renewed }) => (
          <li
            key={term}
            className={`px-5 py-5 ${renewed ? 'border-t-2 border-t-beta bg-beta/10' : ''}`}
          >
            <p className="font-semibold">{term}</p>
            <p className="text-small text-ink-2">{size}</p>
            <p className={`mt-3 text-small ${renewed ? 'text-beta' : 'text-ink-2'}`}>
              {renewed ? architectureLabels.renewed : architectureLabels.kept}
            </p>
          </li>
        ))}
      </ol>
      <figcaption className="mt-4 text-small text-ink-2">{storedObject.caption}</figcaption>
    </figure>
  );
}
