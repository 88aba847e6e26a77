import { sizeOf } from '../../lib/seal/bytes.ts';
import type { ReactNode } from 'react';

import {
  features,
  featuresIntro,
  steps,
  stepSamples as words,
  timesAsFast,
} from '../../content/pages/home.ts';
import { baselineStripFigure, signalStripFigure } from '../../figures/pages/signals.ts';
import { catMapFigure } from '../../figures/pages/cat-map.ts';
import { excludedScene } from '../../figures/scenes/excluded.ts';
import { latticeGaussianFigure } from '../../figures/scenes/lattices.ts';
import { meshBypassFigure } from '../../figures/mesh-bypass.ts';
import type { Figure } from '../../figures/pen/model.ts';
import { periodsFigure } from '../../figures/pages/waves.ts';
import { InlineText } from '../../ui/inline-text.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { fragments } from '../../content/product/splitting.ts';
import { objectSizes } from '../../content/product/world.ts';
import { sealBytes } from '../../content/product/wrap.ts';
import { Bleed, Section } from '../../sections/section.tsx';
import { Columns } from '../../sections/side-by-side.tsx';
import { Lanes } from '../../ui/surface/apps.tsx';
import { Log, Surface } from '../../ui/surface/surface.tsx';
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
          figure={<Art figure={catMapFigure()} className="object-contain p-2 md:p-5" />}
        />
        <Cell
          feature="mesh"
          size="7"
          figure={<Art figure={meshBypassFigure('wide')} className="object-cover md:object-fill" />}
        />
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

export const Steps = () => (
  <Section
    heading={steps.heading}
    lede={steps.lede}
    fold
    bleed={
      <Bleed tall narrow={<LazyFigure figure={signalStripFigure('narrow')} />}>
        <LazyFigure figure={signalStripFigure('wide')} />
      </Bleed>
    }
  >
    <Columns
      items={[
        { ...steps.seal, surface: <Sealing /> },
        { ...steps.send, surface: <Routes /> },
        { ...steps.open, surface: <Opening /> },
      ]}
    />
  </Section>
);

const keyBytes = objectSizes.X25519.output + objectSizes['ML-KEM-768'].output;

const Sealing = () => (
  <Surface title={words.seal} state={words.state}>
    <Log
      lines={[
        { mark: '$', text: fill(words.sealCommand, { text: words.text }), tone: 'ink' },
        { text: fill(words.key, { bytes: grouped(keyBytes) }) },
        { text: fill(words.sealed, { text: sizeOf(words.text), added: sealBytes }), tone: 'ok' },
        { text: fill(words.sent, { bytes: grouped(keyBytes + sizeOf(words.text) + sealBytes) }) },
      ]}
    />
  </Surface>
);

const tones = ['signal', 'data', 'series', 'ok'] as const;

const Routes = () => (
  <Surface title={words.routes} state={fill(words.anyOf, fragments)} tone="ok">
    <Lanes
      lanes={tones.map((tone, index) => ({
        name: fill(words.route, { number: index + 1, total: fragments.total }),
        value: index === 2 ? words.lost : words.arrived,
        tone,
        lost: index === 2,
      }))}
    />
  </Surface>
);

const Opening = () => (
  <Surface title={words.auditLog} state={words.state}>
    <Log
      lines={[
        { mark: '08:09:12', text: words.allowed, tone: 'ok' },
        { mark: '08:09:12', text: words.opened },
        { mark: '08:11:40', text: words.denied, tone: 'attack' },
        { mark: '08:11:40', text: words.exported },
      ]}
    />
  </Surface>
);
