import type { ReactNode } from 'react';

import { Axis } from '../axis.tsx';
import { HeroScene } from './scene.tsx';
import { HeroEnd } from './hero-end.tsx';
import { HeroHead, type Head } from './hero-head.tsx';
import { HeroNotes, type Notes } from './hero-notes.tsx';
import './hero.css';
import './hero-counted.css';

type Props = Head &
  Notes & {
    /** Drawn in the proportions of 1440 by 320 to 360. */
    scene: ReactNode;
    sceneNarrow?: ReactNode;
    axis?: readonly { at: number; label: string }[];
  };

/** Pattern C: a headline of up to three lines above a scene in which every dot is a countable item. */
export const HeroCounted = (props: Props) => {
  const { heading, lede, actions, scene, sceneNarrow, axis, ...notes } = props;
  return (
    <>
      <section className="hero">
        <HeroHead heading={heading} lede={lede} actions={actions} />
        <div className="hero-data">
          {axis && <Axis ticks={axis} />}
          <HeroScene scene={scene} sceneNarrow={sceneNarrow} className="hero-drawn" />
        </div>
        <HeroNotes {...notes} />
      </section>
      <HeroEnd />
    </>
  );
};
