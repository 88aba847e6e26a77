import {
  controlsLabels,
  discoverControls,
} from '../../../content/pages/platform/discover-controls.ts';
import { hasseFigure } from '../../../figures/hasse.ts';
import { CaptionedFigure } from '../../../sections/captioned-figure.tsx';

/** What a role contains, drawn. */
export function Roles() {
  const [, , { id, heading, paragraphs }] = discoverControls.sections;
  return (
    <section id={id} className="border-b border-line bg-night-2 py-16 lg:py-24">
      <div className="wrap grid items-center gap-x-20 gap-y-12 lg:grid-cols-[30rem_1fr]">
        <CaptionedFigure figure={hasseFigure()} className="max-w-[30rem] max-lg:order-last">
          {controlsLabels.figure}
        </CaptionedFigure>
        <div>
          <h2 className="max-w-[10.5em]">{heading}</h2>
          <div className="mt-7 grid max-w-[42rem] gap-4 text-ink-2">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
