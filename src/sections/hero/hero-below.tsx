import type { ReactNode } from 'react';

import { HeroScene } from './scene.tsx';
import { HeroEnd } from './hero-end.tsx';
import { HeroHead, type Head } from './hero-head.tsx';
import { HeroNotes, type Notes } from './hero-notes.tsx';
import './hero.css';
import './hero-below.css';

type Props = Head &
  Notes & {
    scene: ReactNode;
    sceneNarrow?: ReactNode;
    /** Half the height, for pages about the company. */
    half?: boolean;
  };

/** Pattern B: text in two columns above a scene from edge to edge, best for an interactive one. */
export const HeroBelow = (props: Props) => {
  const { heading, lede, actions, scene, sceneNarrow, half = false, ...notes } = props;
  return (
    <>
      <section className={`hero hero-below${half ? ' hero-half' : ''}`}>
        <HeroHead heading={heading} lede={lede} actions={actions} />
        <HeroScene scene={scene} sceneNarrow={sceneNarrow} />
        <HeroNotes {...notes} />
      </section>
      <HeroEnd />
    </>
  );
};
