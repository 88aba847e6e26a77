import type { ReactNode } from 'react';

import { Surface } from '../../ui/surface/surface.tsx';
import { Code } from '../../ui/surface/text.tsx';
import { type Sample } from '../../ui/highlighted.tsx';
import { HeroActions } from './actions.tsx';
import { HeroEnd } from './hero-end.tsx';
import { HeroScene } from './scene.tsx';
import './hero.css';
import './hero-call.css';

type Props = {
  heading: string;
  lede: ReactNode;
  actions: ReactNode;
  /** A few lines of code. */
  sample: Sample;
  answer: {
    title: string;
    state: string;
    scene: ReactNode;
    sceneNarrow: ReactNode;
    /** Under the scene. */
    legend: ReactNode;
  };
  /** Under the code, and under its answer. */
  feet: readonly [code: ReactNode, answer: ReactNode];
};

/** Pattern F: a headline above an editor, with the answer to its code beside it. */
export const HeroCall = ({ heading, lede, actions, sample, answer, feet }: Props) => (
  <>
    <section className="hero hero-call">
      <div className="wrap hero-head hero-split">
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
        <HeroActions>{actions}</HeroActions>
      </div>
      <div className="wrap hero-data">
        <Surface title={sample.file} foot={feet[0]}>
          <Code tokens={sample.tokens} />
        </Surface>
        <Surface title={answer.title} state={answer.state} foot={feet[1]}>
          <div className="surface-body">
            <HeroScene
              scene={answer.scene}
              sceneNarrow={answer.sceneNarrow}
              className="hero-drawn"
            />
            {answer.legend}
          </div>
        </Surface>
      </div>
    </section>
    <HeroEnd />
  </>
);
