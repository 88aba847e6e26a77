import type { Figure as FigureModel } from '../figures/model.ts';
import { Words } from '../ui/words.tsx';
import { Figure } from '../ui/figure.tsx';

type Feature = { figure: FigureModel; title: string; description: string; to: string };
type Props = { heading: string; lede: string; features: readonly Feature[] };

/** Properties in a hairline grid, each with the figure it is drawn from and a link to its proof. */
export function FeatureGrid({ heading, lede, features }: Props) {
  return (
    <section className="band">
      <div className="wrap">
        <div className="mb-14 grid gap-x-12 gap-y-5 lg:mb-18 lg:grid-cols-[1.2fr_1fr] lg:items-end">
          <h2 className="max-w-[8.5em]">{heading}</h2>
          <p className="lede">{lede}</p>
        </div>
        <ul className="feature-grid grid border-t border-line md:grid-cols-2 lg:grid-cols-3">
          {features.map(({ figure, title, description, to }) => (
            <li key={to} className="group relative border-b border-line py-8">
              <Figure figure={figure} className="mb-7 h-44 w-full" />
              <h3>
                <a href={to} className="stretched underline-offset-4 group-hover:underline">
                  {title}
                </a>
              </h3>
              <p className="mt-2 text-ink-2">
                <Words>{description}</Words>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
