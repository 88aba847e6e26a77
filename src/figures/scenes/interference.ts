import type { CanvasTone } from '../pen/palette.ts';
import { ramp, type SceneBox, type Sample, type DotScene } from '../pen/dot-screen.ts';
import { distance, type Point, type Rect } from '../pen/geometry.ts';

export type InterferenceParams = {
  /** Size of the picture, in CSS pixels like all lengths here. */
  readonly width: number;
  readonly height: number;
  /** Distance between neighboring dots of the screen. */
  readonly pitch: number;
  /** Points that emit waves in phase. */
  readonly sources: readonly Point[];
  readonly wavelength: number;
  /** The only part of the picture with dots, which fade in from its edges. */
  readonly free: Rect;
  /** Distances from the edges of `free` at which dots have their full strength. */
  readonly fade: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** Boxes of text: no dot is drawn on them, and few within `clearance`. */
  readonly avoid?: readonly Rect[];
  readonly clearance?: number;
};

/** Smallest size of a dot, as a share of what the mean intensity at its place would give. */
const restShare = 0.26;

/**
 * Circular waves from several sources on a staggered screen of dots: ψ = Σ e^(ikr) / √r, whose
 * intensity is |ψ|². Hues run from straight ahead, H-signal, to straight back, H-attack.
 */
export function interferenceScene(
  paramsFor: (box: SceneBox) => InterferenceParams,
): DotScene<CanvasTone> {
  return {
    tones: ['signal', 'data', 'series', 'series', 'series'],
    rest: restShare,
    periodMs: 14_000,
    sample(box) {
      const params = paramsFor(box);
      return {
        pitch: box.pitch ?? params.pitch,
        free: params.free,
        at(x, y) {
          const strength = visibility(params, [x, y]);
          if (strength === 0) return undefined;
          const { re, im, kind } = wave(params, [x, y]);
          return { re: re * strength, im: im * strength, kind };
        },
      };
    },
  };
}

/**
 * The wave at a place, of amplitude 1 where all sources add up, and its direction: from 0, straight
 * ahead (toward +x), to 1, straight back.
 */
function wave({ sources, wavelength }: InterferenceParams, [x, y]: Point): Sample {
  const k = (2 * Math.PI) / wavelength;
  let [re, im, sum, east, south] = [0, 0, 0, 0, 0];
  for (const source of sources) {
    const r = distance([x, y], source);
    // At a source itself the amplitude would be infinite.
    const amplitude = 1 / Math.sqrt(Math.max(r, wavelength / 4));
    re += amplitude * Math.cos(k * r);
    im += amplitude * Math.sin(k * r);
    sum += amplitude;
    east += x - source[0];
    south += y - source[1];
  }
  return { re: re / sum, im: im / sum, kind: Math.abs(Math.atan2(south, east)) / Math.PI };
}

/** Strength of the dots at a place, 0 to 1: none outside the free area or on text. */
function visibility(params: InterferenceParams, place: Point): number {
  const { free, fade, avoid = [], clearance = 0 } = params;
  const [x, y] = place;
  const edges =
    ramp(x - free.x, fade.left) *
    ramp(free.x + free.width - x, fade.right) *
    ramp(y - free.y, fade.top) *
    ramp(free.y + free.height - y, fade.bottom);
  return avoid.reduce((shown, box) => shown * ramp(gap(place, box), clearance), edges);
}

/** Distance from a place to a rectangle; 0 inside it. */
function gap([x, y]: Point, { x: left, y: top, width, height }: Rect): number {
  return Math.hypot(
    Math.max(left - x, 0, x - left - width),
    Math.max(top - y, 0, y - top - height),
  );
}
