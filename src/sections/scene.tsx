import type { ReactNode } from 'react';

import { data, type StarPreset } from '../lib/dom/attributes.ts';
import type { Figure as FigureModel, Layout } from '../figures/pen/model.ts';
import {
  type Coarse,
  type MovingScene,
  preview,
  type SceneName,
  sceneStill,
} from '../figures/scenes/still.ts';
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

const layouts = ['wide', 'narrow'] as const satisfies readonly Layout[];

type CanvasProps = {
  name: SceneName;
  /** Its first `data-choice`, for a scene with buttons. */
  choice?: string | undefined;
  draw: (layout: Layout, coarse?: Coarse) => FigureModel;
};

/**
 * A canvas that a script draws, and its picture until then: without script the whole one, which is large. A phone’s is
 * in the page, because phones wait longest for a file.
 */
export const SceneCanvas = ({ name, choice, draw }: CanvasProps) => (
  <>
    <canvas {...data({ enhance: 'scene', scene: name, choice })} className="fade-in" />
    <LazyFigure
      figure={{ ...draw('wide', preview), title: '', description: '' }}
      className="needs-script wide-only"
      decorative
    />
    <Figure figure={draw('narrow', preview)} className="needs-script narrow-only" decorative />
    <noscript>
      {layouts.map((layout) => (
        <LazyFigure key={layout} figure={draw(layout)} className={`${layout}-only`} decorative />
      ))}
    </noscript>
  </>
);

type SceneProps = {
  scene: MovingScene;
  /** Lines over the scene that stretch with it. */
  overlay?: Draw;
  /** First `data-choice` of a scene with buttons. */
  choice?: string;
  /** Buttons over the scene. */
  children?: ReactNode;
};

/** An animated scene that fills its box. */
export const Scene = ({ scene, overlay, choice, children }: SceneProps) => (
  <div className="scene">
    <div role="img" aria-label={`${scene.title}. ${scene.description}`}>
      <SceneCanvas
        name={scene.name}
        choice={choice}
        draw={(layout, coarse) => sceneStill(scene, layout, choice, coarse)}
      />
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
