import {
  communications,
  communicationsLabels,
} from '../../../content/pages/platform/communications.ts';
import { gratingFigure } from '../../../figures/grating.ts';
import { Band } from '../../../sections/band.tsx';
import { CaptionedFigure } from '../../../sections/captioned-figure.tsx';
import { Words } from '../../../ui/words.tsx';

/** What the mesh does, beside a beam that leaves in several directions at once. */
export function Mesh() {
  const [, { points, ...mesh }] = communications.sections;
  return (
    <Band {...mesh} raised>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.25fr_1fr] lg:items-center">
        <CaptionedFigure figure={gratingFigure()}>{communicationsLabels.figure}</CaptionedFigure>
        <dl className="divide-y divide-line border-y border-line">
          {points.map(({ term, text }) => (
            <div key={term} className="py-5">
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 text-ui text-ink-2">
                <Words>{text}</Words>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
