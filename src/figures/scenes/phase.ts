import type { DotScene } from '../pen/dot-screen.ts';
import { screenMarks } from './still.ts';
import type { Figure, Layout } from '../pen/model.ts';
import type { CanvasTone } from '../pen/palette.ts';

/** The scenes that a canvas draws and moves. */
export type SceneName = 'four-routes' | 'strata' | 'tunnel' | 'zone-plates';

/** A scene with phase. A canvas draws it, and a still takes its place until then. */
export type MovingScene = DotScene<CanvasTone> & {
  readonly name: SceneName;
  readonly title: string;
  readonly description: string;
  /** Pitch of a coarser screen with fewer sizes, for stills that would be too large. */
  readonly coarse?: Readonly<Record<Layout, number>>;
};

export const stillSizes = {
  wide: { width: 1440, height: 475 },
  narrow: { width: 390, height: 560 },
} as const satisfies Record<Layout, unknown>;

/**
 * The scene at one moment.
 * @param choice the visitor's choice, for scenes that can be pressed
 */
export function sceneStill(scene: MovingScene, layout: Layout, choice = ''): Figure {
  const { title, description } = scene;
  const size = { ...stillSizes[layout], choice };
  const pitch = scene.coarse?.[layout];
  const marks =
    pitch === undefined
      ? screenMarks(scene, size)
      : screenMarks(scene, { ...size, pitch }, { sizes: 3 });
  return { ...stillSizes[layout], title, description, cover: 'xMidYMid', marks };
}
