import {
  military,
  suiteDates,
  suiteHeads,
  suiteRows,
  treeCaption,
} from '../../../content/pages/solutions/military.ts';
import { merkleTreeFigure } from '../../../figures/merkle-tree.ts';
import { ScaledFigure } from '../../../sections/scaled-figure.tsx';
import { SectionHead } from '../../../sections/section-head.tsx';

const [suite, firmware, dates] = military.sections;

/** The algorithms of CNSA 2.0, the one that keeps state, and the dates. */
export function Suite() {
  return (
    <>
      <section id={suite.id} className="py-16 lg:py-24">
        <div className="wrap">
          <SectionHead heading={suite.heading} paragraphs={suite.paragraphs} beside />
          <table className="stacking-table mt-12">
            <thead className="max-md:hidden">
              <tr>
                {Object.values(suiteHeads).map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {suiteRows.map(({ use, listed, miss, setting }) => (
                <tr key={use}>
                  <th scope="row">{use}</th>
                  <td data-label={suiteHeads.listed}>
                    <b className="text-ok">{listed}</b>
                  </td>
                  <td data-label={suiteHeads.miss}>{miss}</td>
                  <td data-label={suiteHeads.setting}>{setting}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section id={dates.id} aria-label={dates.heading}>
        <ol className="wrap grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {suiteDates.map(({ when, text }) => (
            <li key={when} className="border-t-2 border-beta pt-4 pr-6 pb-8">
              <p className="text-[1.5rem] leading-tight font-display tracking-[-0.03em]">{when}</p>
              <p className="mt-2 text-ui text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id={firmware.id} className="band mt-8 border-y border-line bg-night-2">
        <div className="wrap">
          <h2 className="max-w-[11.5em]">{firmware.heading}</h2>
          <figure className="mt-12">
            <ScaledFigure draw={merkleTreeFigure} />
            <figcaption className="mt-4 max-w-[46rem] text-ui text-ink-2">{treeCaption}</figcaption>
          </figure>
          <div className="mt-12 grid gap-x-12 gap-y-6 text-ink-2 lg:grid-cols-3">
            {firmware.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
