import type { ReactNode } from 'react';

import { Axis } from '../axis.tsx';
import { HeroActions } from './actions.tsx';
import { HeroScene } from './scene.tsx';
import { HeroEnd } from './hero-end.tsx';
import { HeroNotes, type Notes } from './hero-notes.tsx';
import './hero.css';
import './hero-counted.css';

type Props = Notes & {
  heading: ReactNode;
  lede: ReactNode;
  actions?: ReactNode;
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
      <section className="hero hero-counted">
        <div className="wrap hero-head">
          <h1>{heading}</h1>
          <div className="hero-under">
            <p className="lede">{lede}</p>
            <HeroActions>{actions}</HeroActions>
          </div>
        </div>
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
