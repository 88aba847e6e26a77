import type { ReactNode } from 'react';

import { Surface } from '../../ui/surface/surface.tsx';
import { Code } from '../../ui/surface/text.tsx';
import { type Sample } from '../../ui/highlighted.tsx';
import { HeroEnd } from './hero-end.tsx';
import { HeroHead, type Head } from './hero-head.tsx';
import { HeroNotes, type Notes } from './hero-notes.tsx';
import { HeroScene } from './scene.tsx';
import './hero.css';
import './hero-call.css';

type Props = Head &
  Notes & {
    /** A few lines of code. */
    sample: Sample;
    /** Under the code. */
    foot: ReactNode;
    /** What the code gives back. */
    scene: ReactNode;
    sceneNarrow: ReactNode;
  };

/** Pattern F: a headline above an editor, with what its code gives back beside it. */
export const HeroCall = (props: Props) => {
  const { heading, lede, actions, sample, foot, scene, sceneNarrow, ...notes } = props;
  return (
    <>
      <section className="hero hero-call">
        <HeroHead heading={heading} lede={lede} actions={actions} />
        <div className="wrap hero-data">
          <Surface title={sample.file} foot={foot}>
            <Code tokens={sample.tokens} />
          </Surface>
          <HeroScene scene={scene} sceneNarrow={sceneNarrow} className="hero-drawn" />
        </div>
        <HeroNotes {...notes} />
      </section>
      <HeroEnd />
    </>
  );
};
