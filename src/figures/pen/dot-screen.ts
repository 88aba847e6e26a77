import type { Point, Rect } from './geometry.ts';
import type { Tone } from './model.ts';

/** The wave at a place. An amplitude of 1 makes the largest dot. */
export type WaveSample = {
  readonly re: number;
  readonly im: number;
  /** Where the dot's color lies on the scene's tones: 0 is the first, 1 the last. */
  readonly kind: number;
};

export type Sampling = {
  /** Distance between neighboring dots, in CSS pixels like all lengths here. */
  readonly pitch: number;
  /** Undefined where nothing is drawn. */
  readonly at: (x: number, y: number) => WaveSample | undefined;
  /** The only part of the box that holds dots; all of it when absent. */
  readonly free?: Rect;
  /** Rows of dots that are axes of symmetry, as distances from the top: a still is shorter with them. */
  readonly mirrors?: readonly number[];
};

/** The place that a scene is drawn in. */
export type SceneBox = {
  readonly width: number;
  readonly height: number;
  /** Overrides the scene's own distance between dots. */
  readonly pitch?: number;
  /** Boxes of text that dots keep clear of. */
  readonly text?: readonly Rect[];
  /** The visitor's choice, for scenes that can be pressed. */
  readonly choice?: string;
};

/** A wave on a dot screen, whose phase may drift. */
export type DotScene<T extends Tone = Tone> = {
  readonly tones: readonly T[];
  /** Smallest size of a dot, as a share of its amplitude: at 1 it does not follow the phase. */
  readonly rest: number;
  /** A dot's size is the height of the wave (the default) or its brightness, cos². */
  readonly shows?: 'crest' | 'intensity';
  /** Time in which the phase turns once. */
  readonly periodMs: number;
  sample(box: SceneBox): Sampling;
};

/** The dots of a scene at their places. Their sizes depend on the phase. */
export type Screen = {
  readonly pitch: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Which of the `hueSteps` colors a dot has. */
  readonly hue: Uint8Array;
  /** Writes the size of every dot at a phase in radians, from 0 (not drawn) to `sizeSteps`. */
  sizesAt(phase: number, sizes: Uint8Array): void;
};

export const hueSteps = 16;

/**
 * Dots grow and shrink in steps, so that a frame redraws only those that changed. Twelve steps in a fifth of
 * the pitch are finer than the eye notices in motion.
 */
export const sizeSteps = 12;

/** Radius of the largest dot, in units of the pitch. */
export const largest = 0.47;

/** The phase of prerendered stills; the canvas starts from it. */
export const stillPhase = 0.6;

export const rowHeight = (pitch: number): number => (pitch * Math.sqrt(3)) / 2;

/** The height of the row of dots nearest to a height. */
export const nearestRow = (y: number, pitch: number): number =>
  Math.round(y / rowHeight(pitch)) * rowHeight(pitch);

/** The dots of a hexagonal screen within a rectangle, row by row. */
export function screenPlaces(free: Rect, pitch: number): Point[] {
  const height = rowHeight(pitch);
  const [right, bottom] = [free.x + free.width, free.y + free.height];
  const places: Point[] = [];
  if (free.width <= 0 || free.height <= 0) return places;
  for (let row = Math.ceil(free.y / height); row * height <= bottom; row++) {
    const shift = ((row % 2) * pitch) / 2;
    const first = Math.ceil((free.x - shift) / pitch);
    for (let x = first * pitch + shift; x <= right; x += pitch) places.push([x, row * height]);
  }
  return places;
}

/**
 * Samples a scene once. A dot's size is the positive part of Re(ψ e^(-iφ)), but at least a share of |ψ|, so
 * that the envelope stays visible between the crests. For an intensity it is |ψ| cos²((arg ψ - φ) / 2).
 * @param pause called after every few dots. A screen takes up to 20 ms, on a slow phone four times as long, so
 *   the browser has to come to its turn in between.
 */
export async function createScreen(
  scene: DotScene,
  box: SceneBox,
  pause?: () => Promise<void>,
): Promise<Screen> {
  const sampling = scene.sample(box);
  const mean = meanShare(scene);
  const { pitch, at, free = { x: 0, y: 0, width: box.width, height: box.height } } = sampling;
  const dots: (WaveSample & { x: number; y: number; most: number })[] = [];
  for (const [index, [x, y]] of screenPlaces(free, pitch).entries()) {
    if (index % dotsAtOnce === 0) await pause?.();
    const sample = isOnText(box, [x, y], pitch) ? undefined : at(x, y);
    const most = sample ? Math.hypot(sample.re, sample.im) : 0;
    if (sample && Math.round(sizeSteps * most) > 0) dots.push({ x, y, most, ...sample });
  }
  await pause?.();
  // Flat arrays, because frames are computed many times a second.
  const re = Float32Array.from(dots, (dot) => dot.re);
  const im = Float32Array.from(dots, (dot) => dot.im);
  const envelope = Float32Array.from(dots, (dot) => dot.most);
  return {
    pitch,
    x: Float32Array.from(dots, (dot) => dot.x),
    y: Float32Array.from(dots, (dot) => dot.y),
    hue: Uint8Array.from(dots, ({ kind }) => Math.min(hueSteps - 1, Math.floor(kind * hueSteps))),
    sizesAt(phase, sizes) {
      const [c, s] = [(1 - mean) * Math.cos(phase), (1 - mean) * Math.sin(phase)];
      for (let i = 0; i < dots.length; i++) {
        const most = envelope[i] ?? 0;
        const crest = (re[i] ?? 0) * c + (im[i] ?? 0) * s + mean * most;
        sizes[i] = Math.round(sizeSteps * Math.min(1, Math.max(crest, scene.rest * most)));
      }
    },
  };
}

/** Whether a dot would touch a text, whatever the scene does about texts itself. */
const isOnText = ({ text = [] }: SceneBox, [x, y]: Point, pitch: number): boolean =>
  text.some(
    (rect) =>
      x > rect.x - pitch &&
      x < rect.x + rect.width + pitch &&
      y > rect.y - pitch &&
      y < rect.y + rect.height + pitch,
  );

/** About 2 ms of sampling or drawing. */
export const dotsAtOnce = 1500;

/** The radius of a dot at a phase, 0 to 1. */
export function dotSize(scene: DotScene, { re, im }: WaveSample, phase: number): number {
  const mean = meanShare(scene);
  const most = Math.hypot(re, im);
  const crest = (1 - mean) * (re * Math.cos(phase) + im * Math.sin(phase)) + mean * most;
  return Math.min(1, Math.max(crest, scene.rest * most));
}

const meanShare = ({ shows }: DotScene): number => (shows === 'intensity' ? 0.5 : 0);

/** 0 at 0 or below, 1 at `length` and above, smooth between (Perlin's smoothstep). */
export function ramp(at: number, length: number): number {
  if (at <= 0) return length === 0 && at === 0 ? 1 : 0;
  const t = Math.min(1, at / length);
  return t * t * (3 - 2 * t);
}
