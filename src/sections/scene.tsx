import type { ReactNode } from 'react';

import { data, type StarPreset } from '../lib/dom/attributes.ts';
import type { Figure as FigureModel, Layout } from '../figures/pen/model.ts';
import { type MovingScene, sceneStill } from '../figures/scenes/still.ts';
import { Figure, LazyFigure } from '../ui/figure.tsx';
import './scene.css';
import './star-scene.css';

/** A static star scene behind its parent. No star is under text. */
export const StarScene = ({ preset }: { preset: StarPreset }) => (
  <canvas
    aria-hidden="true"
    {...data({ enhance: 'scene', stars: preset })}
    className="star-scene"
  />
);

type Draw = (layout: Layout) => FigureModel;

/** Draws a figure for both layouts of a hero. The narrow one is in the page, because phones wait longest for a file. */
export const sceneProps = (draw: Draw): { scene: ReactNode; sceneNarrow: ReactNode } => ({
  scene: <LazyFigure figure={draw('wide')} />,
  sceneNarrow: <Figure figure={draw('narrow')} />,
});

type SceneProps = {
  scene: MovingScene;
  /** Lines over the scene that stretch with it. */
  overlay?: Draw;
  /** First `data-choice` of a scene with buttons. */
  choice?: string;
  /** Buttons over the scene. */
  children?: ReactNode;
};

/** An animated scene that fills its box. Only browsers without script load its still pictures, which are large. */
export const Scene = ({ scene, overlay, choice, children }: SceneProps) => (
  <div className="scene">
    <div role="img" aria-label={`${scene.title}. ${scene.description}`}>
      <canvas {...data({ enhance: 'scene', scene: scene.name, choice })} className="fade-in" />
      <noscript>
        <LazyFigure figure={sceneStill(scene, 'wide', choice)} className="wide-only" decorative />
        <LazyFigure
          figure={sceneStill(scene, 'narrow', choice)}
          className="narrow-only"
          decorative
        />
      </noscript>
      {overlay && (
        <>
          <Figure figure={overlay('wide')} className="wide-only" decorative />
          <Figure figure={overlay('narrow')} className="narrow-only" decorative />
        </>
      )}
    </div>
    {children}
  </div>
);
