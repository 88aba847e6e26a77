import {
  communicationLayers,
  communicationsLabels,
} from '../../../content/pages/platform/communications.ts';
import { Badge } from '../../../ui/badge.tsx';

/** The architecture as three rows of boxes; each opens what it is for. */
export function Layers() {
  return (
    <div className="overflow-hidden rounded-lg border border-line-2">
      {communicationLayers.map(({ id, term, text, parts }) => (
        <details
          key={id}
          name="layers"
          className={`group border-b border-line-2 last:border-b-0 ${id === 'particlemesh-layer' ? 'bg-linear-to-r from-beta/10 to-delta/12' : ''}`}
        >
          <summary className="grid list-none -outline-offset-2 hover:bg-ink/4 lg:grid-cols-[14rem_1fr] [&::-webkit-details-marker]:hidden">
            <span className="flex items-center justify-between gap-4 px-6 py-5 font-semibold lg:border-r lg:border-line-2 lg:py-7">
              {term}
              <span aria-hidden="true" className="text-[1.3rem] leading-none text-ink-2">
                <span className="group-open:hidden">+</span>
                <span className="hidden group-open:inline">−</span>
              </span>
            </span>
            <span
              className={`grid grid-cols-2 divide-line-2 px-6 pb-5 text-ink-2 lg:divide-x lg:px-0 lg:pb-0 ${parts.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
            >
              {parts.map((part) => (
                <span key={part.term} className="py-1 lg:px-6 lg:py-7">
                  {part.term}{' '}
                  {'soon' in part && <Badge tone="soon">{communicationsLabels.soonShort}</Badge>}
                </span>
              ))}
            </span>
          </summary>
          <div id={id} className="scroll-mt-40 border-t border-line-2 px-6 py-7 lg:pl-[14rem]">
            <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.2fr] lg:px-6">
              <p className="max-w-[34rem]">{text}</p>
              <dl className="grid gap-3 text-ui">
                {parts.map((part) => (
                  <div key={part.term} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
                    <dt className="font-semibold">{part.term}</dt>
                    <dd className="text-ink-2">{part.text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}
