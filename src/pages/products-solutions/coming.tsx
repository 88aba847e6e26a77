import type { ReactNode } from 'react';

import { comingSamples, productsSolutions } from '../../content/pages/products-solutions.ts';
import { suite } from '../../content/pages/products-solutions/suite.ts';
import { type ProductId, products } from '../../content/products.ts';
import { arrayFactorFigure } from '../../figures/array-factor.ts';
import { voiceWaveFigure } from '../../figures/voice-wave.ts';
import { byId } from '../../lib/by-id.ts';
import { Columns } from '../../sections/columns.tsx';
import { Section } from '../../sections/section.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { Call } from '../../ui/surface/apps.tsx';
import { Surface } from '../../ui/surface/surface.tsx';
import { Log } from '../../ui/surface/text.tsx';
import { LearnMore } from './learn-more.tsx';
import { productAnchor } from './product-anchors.ts';
import { Status } from './status.tsx';

const { coming } = byId(productsSolutions.sections);
const { call } = comingSamples;

export const Coming = () => (
  <Section {...coming} ground="deep" rhythm={3} size="h2x">
    <Columns items={products.filter(({ available }) => !available).map(({ id }) => item(id))} />
  </Section>
);

/** What a product will look like, by its id. One without a design is shown in words. */
const designs: Readonly<Record<string, ReactNode>> = {
  backup: (
    <Surface title="restore rehearsal" state="design" dashed>
      <Log lines={comingSamples.backup} />
    </Surface>
  ),
  'chat-voice': (
    <Surface title={call.room} state="design" dashed>
      <Call
        controls={call.people}
        wave={<LazyFigure figure={voiceWaveFigure()} decorative className="h-28 w-full" />}
        line="X25519 + ML-KEM-768, new key after each pause"
      />
    </Surface>
  ),
  particlebeam: (
    <Surface title="12 antennas, steered 22°" state="computed" dashed>
      <LazyFigure figure={arrayFactorFigure()} decorative className="m-auto w-full p-4" />
    </Surface>
  ),
};

const item = (id: ProductId) => ({
  term: <span id={productAnchor(id)}>{suite[id].subtitle}</span>,
  text: suite[id].description,
  surface: (
    <>
      {designs[id]}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <Status available={false} />
        <LearnMore id={id} />
      </div>
    </>
  ),
});
