import { principles, zeroTrustLabels } from '../../../content/pages/platform/zero-trust.ts';

/** The six principles. Each can be opened, also by its hash. */
export function Principles() {
  return (
    <ol className="border-t border-line-2">
      {principles.map(({ id, term, text, means, control, link }, index) => (
        <li key={id} className="border-b border-line-2">
          <details className="group">
            <summary className="grid list-none grid-cols-[2.2rem_minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 py-6 -outline-offset-2 hover:bg-ink/4 sm:px-3 lg:grid-cols-[3.5rem_1fr_1.4fr_auto] [&::-webkit-details-marker]:hidden">
              <span aria-hidden="true" className="text-[1.3rem] leading-tight text-signal">
                {index + 1}
              </span>
              <h3>{term}</h3>
              <span className="col-span-2 col-start-2 row-start-2 text-ink-2 lg:col-span-1 lg:col-start-3 lg:row-start-1">
                {text}
              </span>
              <span
                aria-hidden="true"
                className="col-start-3 row-start-1 text-[1.3rem] leading-none text-ink-2 lg:col-start-4"
              >
                <span className="group-open:hidden">+</span>
                <span className="hidden group-open:inline">−</span>
              </span>
            </summary>
            <div
              id={id}
              className="grid scroll-mt-44 gap-x-4 gap-y-5 pt-3 pb-8 sm:px-3 lg:grid-cols-[3.5rem_1fr_1.4fr_auto]"
            >
              <p className="max-w-[42rem] lg:col-start-3">
                <span className="block text-small text-ink-2">{zeroTrustLabels.means}</span>
                {means}
              </p>
              <div className="lg:col-start-2 lg:row-start-1 lg:pr-8">
                <p className="text-small text-ink-2">{zeroTrustLabels.control}</p>
                <p>{control}</p>
                <p className="mt-3">
                  <a href={link.to} className="link inline-flex min-h-8 items-center text-ui">
                    {link.label}
                  </a>
                </p>
              </div>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
