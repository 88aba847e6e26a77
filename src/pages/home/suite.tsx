import { industries, segments, suiteIntro } from '../../content/home.ts';
import { industryNames } from '../../content/industries.ts';
import { products } from '../../content/products.ts';
import { modeRowFigure } from '../../figures/pages/mode-row.ts';
import { keysOf } from '../../lib/records.ts';
import { IndexRows } from '../../sections/index-rows.tsx';
import { Section } from '../../sections/section.tsx';
import { Status } from '../../sections/status.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { MoreLink } from '../../ui/more-link.tsx';

export const Suite = () => (
  <>
    <Section heading={industries.heading} rhythm={1}>
      <IndexRows
        items={keysOf(segments).map((id) => ({
          name: industryNames[id],
          detail: segments[id].detail,
          href: segments[id].to,
        }))}
      />
    </Section>
    <Section heading={suiteIntro.heading} ground="raised">
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-ground-2 sm:grid-cols-2 lg:grid-cols-3">
        {products.map(({ id, name, available }, index) => (
          <li key={id} className="group relative outline outline-line hover:bg-ground-3">
            <LazyFigure
              figure={modeRowFigure(index + 1, available)}
              decorative
              className="h-20 w-full"
            />
            <div className="p-6 pt-2">
              <h3>
                <a href={`/products-solutions#${id}`} className="stretched">
                  {name}
                </a>
              </h3>
              <p className="mt-3">
                <Status available={available} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <MoreLink href={suiteIntro.more.to}>{suiteIntro.more.label}</MoreLink>
      </p>
    </Section>
  </>
);
