import { data } from '../../lib/dom/attributes.ts';
import type { ReactNode } from 'react';

import { HeroScene } from './scene.tsx';
import { HeroEnd } from './hero-end.tsx';
import './hero.css';
import './hero-beside.css';

type Props = {
  heading: ReactNode;
  lede: ReactNode;
  actions: ReactNode;
  scene: ReactNode;
};

/** Pattern A: text beside a scene that reaches three edges of the window. Only the home page has it. */
export const HeroBeside = ({ heading, lede, actions, scene }: Props) => (
  <>
    <section className="hero hero-beside">
      <HeroScene scene={scene} />
      <div className="wrap">
        <h1 {...data({ 'keep-clear': '' })}>{heading}</h1>
        <p {...data({ 'keep-clear': '' })} className="lede">
          {lede}
        </p>
        <div {...data({ 'keep-clear': '' })} className="actions">
          {actions}
        </div>
      </div>
    </section>
    <HeroEnd />
  </>
);
