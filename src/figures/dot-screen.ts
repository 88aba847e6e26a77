import type { Point, Rect } from './geometry.ts';
import type { Tone } from './model.ts';

/** The wave at a place. An amplitude of 1 makes the largest dot. */
export type Sample = {
  readonly re: number;
  readonly im: number;
  /** Where the dot's color lies on the field's tones: 0 is the first, 1 the last. */
  readonly kind: number;
};

export type Sampling = {
  /** Distance between neighboring dots, in CSS pixels like all lengths here. */
  readonly pitch: number;
  /** Undefined where nothing is drawn. */
  readonly at: (x: number, y: number) => Sample | undefined;
  /** The only part of the box that holds dots; all of it when absent. */
  readonly free?: Rect;
  /** Rows of dots that are axes of symmetry, as distances from the top: a still is shorter with them. */
  readonly mirrors?: readonly number[];
};

/** The place that a field is drawn in. */
export type FieldBox = {
  readonly width: number;
  readonly height: number;
  /** Overrides the field's own distance between dots. */
  readonly pitch?: number;
  /** Boxes of text that dots keep clear of. */
  readonly text?: readonly Rect[];
  /** The visitor's choice, for fields that can be pressed. */
  readonly choice?: string;
};

/** A wave on a dot screen, whose phase may drift. */
export type ScreenField<T extends Tone = Tone> = {
  readonly tones: readonly T[];
  /** Smallest size of a dot, as a share of its amplitude: at 1 it does not follow the phase. */
  readonly rest: number;
  /** A dot's size is the height of the wave (the default) or its brightness, cos². */
  readonly shows?: 'crest' | 'intensity';
  /** Time in which the phase turns once. */
  readonly periodMs: number;
  sample(box: FieldBox): Sampling;
};

/** The dots of one moment, sorted by color: each color is one fill. */
export type ScreenFrame = {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly radius: Float32Array;
  /** The dots of color c run from `starts[c]` to `starts[c + 1]`, which is excluded. */
  readonly starts: Uint32Array;
};

export type Screen = {
  /** Number of dots, drawn or not. */
  readonly size: number;
  /** The screen at a phase in radians. The next call reuses its arrays. */
  frame(phase: number): ScreenFrame;
};

/** Colors run over `hueSteps` kinds, each in `levels` strengths: hue * levels + level. */
export const hueSteps = 16;
export const levels = 4;

/** Radius of the largest dot, and of the smallest that is drawn, in units of the pitch. */
export const largest = 0.47;
const smallest = 0.05;

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
 * Samples a field once. A dot's radius is the positive part of Re(ψ e^(-iφ)), but at least a share of |ψ|,
 * so that the envelope stays visible between the crests. For an intensity it is |ψ| cos²((arg ψ - φ) / 2).
 */
export function createScreen(field: ScreenField, box: FieldBox): Screen {
  const sampling = field.sample(box);
  const mean = meanShare(field);
  const { pitch, at, free = { x: 0, y: 0, width: box.width, height: box.height } } = sampling;
  const reach = largest * pitch;
  const least = smallest * pitch;
  const dots = screenPlaces(free, pitch).flatMap((place) => {
    const sample = at(...place);
    return sample === undefined || reach * Math.hypot(sample.re, sample.im) < least
      ? []
      : [{ place, ...sample }];
  });
  const size = dots.length;
  // Flat arrays, because frames are computed many times a second.
  const re = Float32Array.from(dots, (dot) => dot.re * reach);
  const im = Float32Array.from(dots, (dot) => dot.im * reach);
  const envelope = re.map((value, i) => Math.hypot(value, im[i] ?? 0));
  const hue = Uint8Array.from(dots, ({ kind }) =>
    Math.min(hueSteps - 1, Math.floor(kind * hueSteps)),
  );
  const placeX = Float32Array.from(dots, (dot) => dot.place[0]);
  const placeY = Float32Array.from(dots, (dot) => dot.place[1]);

  const grown = new Float32Array(size);
  const color = new Uint16Array(size);
  const x = new Float32Array(size);
  const y = new Float32Array(size);
  const radius = new Float32Array(size);
  const starts = new Uint32Array(hueSteps * levels + 1);
  const next = new Uint32Array(hueSteps * levels);

  return {
    size,
    frame(phase) {
      const [c, s] = [(1 - mean) * Math.cos(phase), (1 - mean) * Math.sin(phase)];
      starts.fill(0);
      for (let i = 0; i < size; i++) {
        const most = envelope[i] ?? 0;
        const crest = (re[i] ?? 0) * c + (im[i] ?? 0) * s + mean * most;
        const r = Math.min(reach, Math.max(crest, field.rest * most));
        grown[i] = r;
        if (r < least) continue;
        const level = Math.min(levels - 1, Math.floor((r / reach) * levels));
        const index = (hue[i] ?? 0) * levels + level;
        color[i] = index;
        starts[index + 1] = (starts[index + 1] ?? 0) + 1;
      }
      // A counting sort by color.
      for (let index = 1; index < starts.length; index++)
        starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
      next.set(starts.subarray(0, -1));
      for (let i = 0; i < size; i++) {
        const r = grown[i] ?? 0;
        if (r < least) continue;
        const index = color[i] ?? 0;
        const place = next[index] ?? 0;
        next[index] = place + 1;
        x[place] = placeX[i] ?? 0;
        y[place] = placeY[i] ?? 0;
        radius[place] = r;
      }
      return { x, y, radius, starts };
    },
  };
}

/** The radius of a dot at a phase, 0 to 1. */
export function dotSize(field: ScreenField, { re, im }: Sample, phase: number): number {
  const mean = meanShare(field);
  const most = Math.hypot(re, im);
  const crest = (1 - mean) * (re * Math.cos(phase) + im * Math.sin(phase)) + mean * most;
  return Math.min(1, Math.max(crest, field.rest * most));
}

const meanShare = ({ shows }: ScreenField): number => (shows === 'intensity' ? 0.5 : 0);

/** 0 at 0 or below, 1 at `length` and above, smooth between (Perlin's smoothstep). */
export function ramp(at: number, length: number): number {
  if (at <= 0) return length === 0 && at === 0 ? 1 : 0;
  const t = Math.min(1, at / length);
  return t * t * (3 - 2 * t);
}
