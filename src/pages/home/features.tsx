import type { ReactNode } from 'react';

import { features, featuresIntro, timesAsFast } from '../../content/home.ts';
import { baselineStripFigure } from '../../figures/pages/signals.ts';
import { catMapFigure } from '../../figures/pages/cat-map.ts';
import { excludedScene } from '../../figures/scenes/excluded.ts';
import { latticeGaussianFigure } from '../../figures/scenes/lattices.ts';
import { meshBypassFigure } from '../../figures/mesh-bypass.ts';
import type { Figure } from '../../figures/pen/model.ts';
import { periodsFigure } from '../../figures/pages/waves.ts';
import { InlineText } from '../../ui/inline-text.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import './features.css';

type ArtProps = { figure: Figure; className?: string };

/** A figure that may be stretched is never cut. */
const Art = ({ figure, className = figure.stretch ? 'object-fill' : 'object-cover' }: ArtProps) => (
  <LazyFigure figure={figure} decorative className={className} />
);

/** Its outlier would be outside of a narrow crop, so phones get a strip of their own. */
const monitoring = (
  <>
    <Art figure={baselineStripFigure('wide')} className="object-cover wide-only" />
    <Art
      figure={baselineStripFigure('narrow')}
      className="object-cover object-[71%_100%] narrow-only"
    />
  </>
);

/** A heading and figures as cells of one frame. */
export const Features = () => (
  <section className="section">
    <div className="wrap">
      <div className="bento">
        <div className="cell cell-5 cell-head">
          <div className="cell-text">
            <h2>{featuresIntro.heading}</h2>
            <p className="lede">{featuresIntro.lede}</p>
          </div>
        </div>
        <Cell feature="quantum" size="tall" figure={<Art figure={latticeGaussianFigure()} />} />
        <Cell feature="zeroKnowledge" size="5" figure={<Art figure={excludedScene()} />} />
        <Cell
          feature="performance"
          size="strip"
          measure={timesAsFast}
          figure={<Art figure={periodsFigure()} />}
        />
        <Cell
          feature="ai"
          size="5"
          figure={<Art figure={catMapFigure()} className="object-contain p-5" />}
        />
        <Cell feature="mesh" size="7" figure={<Art figure={meshBypassFigure('wide')} />} />
        <Cell feature="monitoring" size="wide" figure={monitoring} />
      </div>
    </div>
  </section>
);

type CellProps = {
  feature: keyof typeof features;
  /** Number of 12 columns. `tall` has 7 and two rows; `wide` and `strip` have 12. */
  size: '5' | '7' | 'tall' | 'wide' | 'strip';
  figure: ReactNode;
  /** One large number. */
  measure?: string;
};

function Cell({ feature, size, figure, measure }: CellProps) {
  const { title, description, to } = features[feature];
  return (
    <div className={`cell cell-${size}`}>
      <div className="cell-art">{figure}</div>
      <div className="cell-text">
        {measure && <p className="cell-measure">{measure}</p>}
        <div>
          <h3>
            <a href={to} className="stretched">
              {title}
            </a>
          </h3>
          <p>
            <InlineText>{description}</InlineText>
          </p>
        </div>
      </div>
    </div>
  );
}
