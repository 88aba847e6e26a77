import { productsSolutions, summary } from '../../content/pages/products-solutions.ts';
import { ButtonTo } from '../../ui/button.tsx';
import { Paragraphs } from '../../ui/texts.tsx';

export function Ending() {
  const { next } = productsSolutions;
  return (
    <div className="section section-1">
      <div className="wrap next-step">
        <details className="max-w-[42rem] text-ink-2">
          <summary className="w-fit py-2.5 font-semibold">Page summary</summary>
          <div className="mt-2 grid gap-3">
            <Paragraphs of={summary} />
          </div>
        </details>
        <ButtonTo large link={next} />
      </div>
    </div>
  );
}
