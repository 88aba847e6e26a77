import { stolenLaptop } from '../../content/pages/security-platform.ts';

/** The same evening twice, side by side. */
export function StolenLaptop() {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      {stolenLaptop.map(({ term, joined, steps }) => (
        <div
          key={term}
          className={`border-t-2 pt-5 ${joined ? 'border-t-beta' : 'border-t-alpha'}`}
        >
          <h3>{term}</h3>
          <ol className="mt-5 grid gap-5">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2rem_1fr]">
                <span aria-hidden="true" className="text-ink-2">
                  {index + 1}
                </span>
                <span className={joined ? undefined : 'text-ink-2'}>{step}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
