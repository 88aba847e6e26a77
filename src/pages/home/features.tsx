import { features, featuresIntro } from '../../content/home.ts';
import { baselineStripFigure } from '../../figures/baseline-strip.ts';
import { catMapFigure } from '../../figures/cat-map.ts';
import { excludedFieldFigure } from '../../figures/excluded-field.ts';
import { latticeGaussianFigure } from '../../figures/lattice-gaussian.ts';
import { meshBypassFigure } from '../../figures/mesh-bypass.ts';
import { periodsFigure } from '../../figures/periods.ts';
import { Bento, BentoCell } from '../../sections/bento.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';

type Figure = Parameters<typeof LazyFigure>[0]['figure'];

/** A figure that may be stretched is never cut. */
const art = (figure: Figure, fit = figure.stretch ? 'object-fill' : 'object-cover') => (
  <LazyFigure figure={figure} decorative className={fit} />
);

export const Features = () => (
  <Bento heading={featuresIntro.heading} lede={featuresIntro.lede}>
    <Cell feature="quantum" size="tall" figure={art(latticeGaussianFigure())} />
    <Cell feature="zeroKnowledge" size="5" figure={art(excludedFieldFigure())} />
    <Cell feature="performance" size="strip" measure="15x" figure={art(periodsFigure())} />
    <Cell feature="ai" size="5" figure={art(catMapFigure(), 'object-contain p-5')} />
    <Cell feature="mesh" size="7" figure={art(meshBypassFigure('wide'))} />
    <Cell feature="monitoring" size="wide" figure={art(baselineStripFigure('wide'))} />
  </Bento>
);

type CellProps = Omit<Parameters<typeof BentoCell>[0], 'title' | 'text' | 'href'> & {
  feature: keyof typeof features;
};

function Cell({ feature, ...cell }: CellProps) {
  const { title, description, to } = features[feature];
  return <BentoCell {...cell} title={title} text={description} href={to} />;
}
