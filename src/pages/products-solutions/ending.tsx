import { productsSolutions, summary } from '../../content/pages/products-solutions.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The next step, and the page in a few sentences. */
export function Ending() {
  const { next } = productsSolutions;
  return (
    <div className="border-t border-line py-14">
      <div className="wrap flex flex-wrap items-start justify-between gap-8">
        <details className="max-w-[42rem] text-ink-2">
          <summary className="w-fit py-2 text-ui font-semibold">Page summary</summary>
          <div className="mt-2 grid gap-3 text-ui">
            {summary.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </details>
        <ButtonLink large href={next.to}>
          {next.label}
        </ButtonLink>
      </div>
    </div>
  );
}
