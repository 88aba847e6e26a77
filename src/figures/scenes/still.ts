import {
  type DotScene,
  dotSize,
  largest,
  rowHeight,
  type WaveSample,
  type SceneBox,
  screenPlaces,
  stillPhase,
} from '../pen/dot-screen.ts';
import { type Point, tenths } from '../pen/geometry.ts';
import type { Figure, Layout, PathMark } from '../pen/model.ts';
import type { CanvasTone } from '../pen/palette.ts';
import { dotRow, pen } from '../pen/pen.ts';

type Run = { row: number; from: number; to: number };

type StillOptions = {
  /** Number of sizes of dots; the smallest is drawn faint. */
  readonly sizes?: number;
  /** Upper left corner of the scene in the figure. */
  readonly origin?: Point;
};

/**
 * One moment of a scene as short marks: neighbors of one tone and size are one line, dashed at the screen's
 * pitch. Larger dots are drawn over smaller ones, so that a line of small dots can run on below them.
 */
export function screenMarks(
  scene: DotScene,
  box: SceneBox,
  { sizes = 4, origin = [0, 0] }: StillOptions = {},
): PathMark[] {
  const { width, height } = box;
  const [left, top] = origin;
  const sampling = scene.sample(box);
  const { pitch, at, mirrors = [], free = { x: 0, y: 0, width, height } } = sampling;
  // Mirrored rows are written next to each other, because they compress well together.
  const order = (row: number): number =>
    Math.min(...mirrors.map((y) => Math.abs(row - Math.round(y / step))));
  const inOrder = (runs: readonly Run[]): readonly Run[] =>
    mirrors.length === 0 ? runs : runs.toSorted((a, b) => order(a.row) - order(b.row));
  const step = rowHeight(pitch);
  const keyOf = (tone: number, level: number): number => tone * (sizes + 1) + level;
  const lines = new Map<number, Run[]>();
  // Tones and sizes that some dot has. A smaller line below would be hidden.
  const seen = new Set<number>();
  for (const [x, y] of screenPlaces(free, pitch)) {
    const sample = at(x, y);
    if (sample === undefined) continue;
    const size = Math.round(dotSize(scene, sample, stillPhase) * sizes - 0.1);
    const tone = Math.min(scene.tones.length - 1, Math.floor(sample.kind * scene.tones.length));
    const row = Math.round(y / step);
    seen.add(keyOf(tone, size));
    for (let level = 1; level <= size; level++) {
      const key = keyOf(tone, level);
      const line = lines.get(key) ?? [];
      lines.set(key, line);
      const last = line.at(-1);
      if (last?.row === row && x - last.to < pitch * 1.1) last.to = x;
      else line.push({ row, from: x, to: x });
    }
  }
  return [...lines]
    .filter(([key]) => seen.has(key))
    .toSorted(([a], [b]) => (a % (sizes + 1)) - (b % (sizes + 1)))
    .map(([key, runs]): PathMark => {
      const level = key % (sizes + 1);
      const drawing = pen();
      for (const { row, from, to } of inOrder(runs))
        dotRow(drawing, [left + from, top + row * step], [left + to, top + row * step]);
      return {
        d: drawing.path(),
        stroke: scene.tones[Math.floor(key / (sizes + 1))] ?? 'signal',
        width: tenths(2 * largest * pitch * (level / sizes)),
        dash: `0 ${pitch}`,
        ...(level === 1 && { opacity: 0.55 }),
      };
    });
}

/** A scene without phase as marks: `at` gives the size of a dot, 0 to 1, and its kind. */
export function sizeMarks(
  scene: {
    readonly tones: DotScene['tones'];
    readonly pitch: number;
    readonly mirrors?: readonly number[];
    at(x: number, y: number): { readonly size: number; readonly kind?: number } | undefined;
  },
  box: SceneBox,
  options?: StillOptions,
): PathMark[] {
  const { tones, pitch, mirrors } = scene;
  const sample = (x: number, y: number): WaveSample | undefined => {
    const dot = scene.at(x, y);
    return dot && { re: dot.size, im: 0, kind: dot.kind ?? 0 };
  };
  return screenMarks(
    {
      tones,
      rest: 1,
      periodMs: 0,
      sample: () => ({ pitch, at: sample, ...(mirrors && { mirrors }) }),
    },
    box,
    options,
  );
}

/** The scenes that a canvas draws and moves. */
export type SceneName = 'four-routes' | 'home' | 'measured' | 'strata' | 'tunnel' | 'zone-plates';

/** A scene with phase, which a canvas draws. */
export type MovingScene = DotScene<CanvasTone> & {
  readonly name: Exclude<SceneName, 'home' | 'measured'>;
  readonly title: string;
  readonly description: string;
  /** Pitch of a coarser screen with fewer sizes, for stills that would be too large. */
  readonly coarse?: Readonly<Record<Layout, number>>;
};

export const stillSizes = {
  wide: { width: 1440, height: 475 },
  narrow: { width: 390, height: 560 },
} as const satisfies Record<Layout, unknown>;

/** How a scene is drawn until its canvas is there: few dots, because every visitor loads them. */
export const preview = { pitch: 16, sizes: 1 } as const;

/** A coarser screen than the scene's own. */
export type Coarse = { readonly pitch: number; readonly sizes: number };

/**
 * The scene at one moment.
 * @param choice the visitor's choice, for scenes that can be pressed
 */
export function sceneStill(
  scene: MovingScene,
  layout: Layout,
  choice = '',
  coarse: Coarse | undefined = scene.coarse && { pitch: scene.coarse[layout], sizes: 3 },
): Figure {
  const { title, description } = scene;
  const size = { ...stillSizes[layout], choice, ...(coarse && { pitch: coarse.pitch }) };
  const marks = screenMarks(scene, size, coarse);
  return { ...stillSizes[layout], title, description, cover: 'xMidYMid', marks };
}
