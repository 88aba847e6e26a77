import {
  learnAboutStorage,
  storageLabels,
} from '../../../content/pages/platform/learn-about-storage.ts';
import { sharesFigure } from '../../../figures/shares.ts';
import { CaptionedFigure } from '../../../sections/captioned-figure.tsx';

/** The parabola as wide as the page allows, and what each number of shares tells. */
export function Threshold() {
  const [{ id, heading, paragraphs }] = learnAboutStorage.sections;
  return (
    <section id={id} className="border-b border-line bg-night-2 py-16 lg:py-24">
      <div className="wrap">
        <CaptionedFigure figure={sharesFigure()} className="mx-auto max-w-[58rem]">
          {storageLabels.figure}
        </CaptionedFigure>
        <div className="mt-16 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
          <h2 className="max-w-[10.5em]">{heading}</h2>
          <div className="grid max-w-[42rem] gap-4 text-ink-2">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <dl className="mt-4 divide-y divide-line border-y border-line">
              {storageLabels.shares.map(({ count, text }) => (
                <div key={count} className="grid gap-x-8 py-3.5 sm:grid-cols-[11rem_1fr]">
                  <dt className="font-semibold text-ink">{count}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
