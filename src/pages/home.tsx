import { requests } from '../content/requests.ts';
import { features, segments, summary, testimonials } from '../content/home.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { baselineFigure } from '../figures/baseline.ts';
import { decayFigure } from '../figures/decay.ts';
import { latticeFigure } from '../figures/lattice.ts';
import { meshRouteFigure } from '../figures/mesh-route.ts';
import { scatterFigure } from '../figures/scatter.ts';
import { sealedCellFigure } from '../figures/sealed-cell.ts';
import type { PageProps } from '../page-props.ts';
import { FeatureGrid } from '../sections/feature-grid.tsx';
import { PageSheet } from '../sections/page-sheet.tsx';
import { Segments } from '../sections/segments.tsx';
import { Spectrum } from '../sections/spectrum.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Hero } from './home/hero.tsx';

const figures = {
  lattice: latticeFigure,
  'sealed-cell': sealedCellFigure,
  decay: decayFigure,
  scatter: scatterFigure,
  'mesh-route': meshRouteFigure,
  baseline: baselineFigure,
} as const;

export function Page({ path }: PageProps) {
  return (
    <>
      <Hero />
      <div>
        <PageSheet />
        <Spectrum />
        <FeatureGrid
          heading="The Future of Data Security"
          lede="Six properties, each a consequence of how the data is transformed, split and carried."
          features={features.map((feature) => ({ ...feature, figure: figures[feature.figure]() }))}
        />
        <Testimonials testimonials={testimonials} />
        <Segments segments={segments} />
        <Closing path={path} />
      </div>
    </>
  );
}

function Closing({ path }: { path: string }) {
  return (
    <section className="band border-t border-line">
      <div className="wrap grid items-end gap-x-12 gap-y-9 lg:grid-cols-[1fr_auto]">
        <h2>Join the Security Revolution</h2>
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="primary" large href="/free-demo">
            Start Free Demo
          </ButtonLink>
          <RequestLink large request={requests.demo} path={path} />
        </div>
      </div>
      <div className="wrap mt-14">
        <details className="max-w-[42rem] text-ink-2">
          <summary className="w-fit py-2 text-ui font-semibold">Page summary</summary>
          <div className="mt-2 grid gap-3 text-ui">
            {summary.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}
