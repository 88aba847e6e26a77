import type { ReactNode } from 'react';

import { HeroActions } from './actions.tsx';
import { HeroScene } from './scene.tsx';
import { HeroEnd } from './hero-end.tsx';
import { HeroNotes, type Notes } from './hero-notes.tsx';
import './hero.css';
import './hero-below.css';

/** Longer headings do not fit on three lines of the largest type. */
const maxLargeHeading = 40;

type Props = Notes & {
  heading: string;
  lede: ReactNode;
  actions?: ReactNode;
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
        <div className="wrap hero-head hero-split">
          <h1 className={heading.length > maxLargeHeading ? 'long' : undefined}>{heading}</h1>
          <div>
            <p className="lede">{lede}</p>
            <HeroActions>{actions}</HeroActions>
          </div>
        </div>
        <HeroScene scene={scene} sceneNarrow={sceneNarrow} />
        <HeroNotes {...notes} />
      </section>
      <HeroEnd />
    </>
  );
};
