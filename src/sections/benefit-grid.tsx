type Props = { benefits: readonly { measure: string; term: string; text: string }[] };

/** What someone gets, in cells of one hairline grid, each led by its measure. */
export function BenefitGrid({ benefits }: Props) {
  return (
    <dl className="mt-12 grid gap-px border-y border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {benefits.map(({ measure, term, text }) => (
        <div key={term} className="flex flex-col bg-night-2 py-8 sm:px-6">
          <dt className="text-h3 font-semibold tracking-[-0.015em]">
            <span
              aria-hidden="true"
              className="mb-3 block text-[2.6rem] leading-none font-display tracking-[-0.04em] text-beta"
            >
              {measure}
            </span>
            {term}
          </dt>
          <dd className="mt-2 text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
