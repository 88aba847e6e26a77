import { languageElsewhere } from '../../config/base.ts';
import { writtenIn } from '../../lib/dom/attributes.ts';
import type { Segment } from '../../lib/text/search-words.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Result } from './engine.ts';
import * as words from './words.ts';

type Props = {
  id: string;
  /** Rendered even if hidden, because the input's `aria-controls` refers to it. */
  hidden: boolean;
  results: readonly Result[];
  active: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onFollow?: () => void;
};

/** The list box of results. Its options are links, so that they can be opened in a new tab. */
export function ResultList({ id, hidden, results, active, optionId, onPoint, onFollow }: Props) {
  return (
    <div
      id={id}
      hidden={hidden}
      role="listbox"
      aria-label={words.results}
      className="mt-1 grid min-h-0 gap-0.5 overflow-y-auto"
    >
      {results.map(({ href, kind, trail, title, excerpt }, index) => {
        const written = writtenIn({ lang: languageElsewhere(href) });
        return (
          <a
            key={`${index}${href}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={href}
            onPointerMove={() => onPoint(index)}
            onClick={onFollow}
            className="block rounded-md border border-transparent px-4 py-3 aria-selected:border-ink-2 aria-selected:bg-tint"
          >
            <span className="flex items-baseline gap-3">
              <span {...written} className="min-w-0 font-semibold">
                <Marked segments={title} />
              </span>
              <span className="ms-auto shrink-0">
                <Badge>{words.kinds[kind]}</Badge>
              </span>
            </span>
            {trail.length > 0 && (
              <span {...written} className="block text-small text-ink-2">
                {trail.join(' › ')}
              </span>
            )}
            <span {...written} className="mt-0.5 block text-small text-ink-2">
              <Marked segments={excerpt} />
            </span>
          </a>
        );
      })}
    </div>
  );
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, hit }, index) =>
    hit ? (
      // Segments never change their order, so the index is a stable key.
      <mark key={index}>{text}</mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}
