import { distance, type Point, type Rect } from './geometry.ts';

export type InterferenceParams = {
  /** Size of the picture, in CSS pixels like all lengths here. */
  readonly width: number;
  readonly height: number;
  /** Distance between neighboring dots of the screen. */
  readonly pitch: number;
  /** Where the waves start, all in phase. */
  readonly sources: readonly Point[];
  readonly wavelength: number;
  /** The only part of the picture that may be drawn on; the art fades in from its edges. */
  readonly free: Rect;
  /** How far in from each edge of `free` the art has its full strength. */
  readonly fade: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** Places where text stands: no dot is drawn there, and few within `clearance` of it. */
  readonly avoid?: readonly Rect[];
  readonly clearance?: number;
};

/** The dots of one moment, sorted by color so that each color is drawn at one go. */
export type InterferenceFrame = {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly radius: Float32Array;
  /** The dots of color c are those from `starts[c]` up to, but not with, `starts[c + 1]`. */
  readonly starts: Uint32Array;
};

export type Interference = {
  /** How many dots the screen has in the free area, drawn or not. */
  readonly size: number;
  /**
   * The screen at a phase, in radians: 2π later it looks the same. The arrays are reused by the
   * next call.
   */
  frame(phase: number): InterferenceFrame;
};

/** Colors run over `hueSteps` directions, each in `levels` strengths: hue * levels + level. */
export const hueSteps = 16;
export const levels = 4;

/** Radius of the largest dot, and of the smallest that is drawn, in units of the pitch. */
const largest = 0.47;
const smallest = 0.05;

/** How large a dot is at least, as a share of what the mean intensity at its place would give. */
const restShare = 0.26;

/**
 * Circular waves from several sources on a staggered screen of dots: ψ = Σ e^(ikr) / √r, whose
 * intensity is |ψ|². A dot's radius follows the crests, the positive part of Re(ψ e^(-iφ)), and
 * never falls below a share of |ψ|, so that the fringes of the mean intensity stay in sight under
 * the waves that run through them. All that does not depend on the phase φ is computed once.
 */
export function createInterference(params: InterferenceParams): Interference {
  const reach = largest * params.pitch;
  const least = smallest * params.pitch;
  const dots = screen(params).flatMap((place) => {
    const strength = visibility(params, place);
    if (strength * reach < least) return [];
    const dot = { place, strength, ...wave(params, place) };
    return strength * reach * Math.hypot(dot.re, dot.im) < least ? [] : [dot];
  });
  const size = dots.length;
  // One flat array per quantity: frames are computed many times a second.
  const re = Float32Array.from(dots, (dot) => dot.re * dot.strength * reach);
  const im = Float32Array.from(dots, (dot) => dot.im * dot.strength * reach);
  const rest = re.map((value, i) => restShare * Math.hypot(value, im[i] ?? 0));
  const hue = Uint8Array.from(dots, (dot) => dot.hue);
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
      const [c, s] = [Math.cos(phase), Math.sin(phase)];
      starts.fill(0);
      for (let i = 0; i < size; i++) {
        const r = Math.max((re[i] ?? 0) * c + (im[i] ?? 0) * s, rest[i] ?? 0);
        grown[i] = r;
        if (r < least) continue;
        const level = Math.min(levels - 1, Math.floor((r / reach) * levels));
        const index = (hue[i] ?? 0) * levels + level;
        color[i] = index;
        starts[index + 1] = (starts[index + 1] ?? 0) + 1;
      }
      // A counting sort: where each color starts, then every dot to its place.
      for (let index = 1; index < starts.length; index++)
        starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
      next.set(starts.subarray(0, -1));
      for (let i = 0; i < size; i++) {
        const r = grown[i] ?? 0;
        if (r < least) continue;
        const index = color[i] ?? 0;
        const at = next[index] ?? 0;
        next[index] = at + 1;
        x[at] = placeX[i] ?? 0;
        y[at] = placeY[i] ?? 0;
        radius[at] = r;
      }
      return { x, y, radius, starts };
    },
  };
}

/** The dots of a hexagonal screen that lie in the free area, row by row. */
function screen({ width, height, pitch, free }: InterferenceParams): Point[] {
  const rowHeight = (pitch * Math.sqrt(3)) / 2;
  const right = Math.min(width, free.x + free.width);
  const bottom = Math.min(height, free.y + free.height);
  const places: Point[] = [];
  if (free.width <= 0 || free.height <= 0) return places;
  for (let row = Math.ceil(Math.max(0, free.y) / rowHeight); row * rowHeight <= bottom; row++) {
    const shift = ((row % 2) * pitch) / 2;
    const first = Math.ceil((Math.max(0, free.x) - shift) / pitch);
    for (let x = first * pitch + shift; x <= right; x += pitch) places.push([x, row * rowHeight]);
  }
  return places;
}

type Wave = { readonly re: number; readonly im: number; readonly hue: number };

/**
 * The wave at a place, of amplitude 1 where all sources add up, and the hue of its direction: from
 * 0, straight ahead (toward +x), to the last, straight back.
 */
function wave({ sources, wavelength }: InterferenceParams, [x, y]: Point): Wave {
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
  const angle = Math.abs(Math.atan2(south, east)) / Math.PI;
  return { re: re / sum, im: im / sum, hue: Math.min(hueSteps - 1, Math.floor(angle * hueSteps)) };
}

/** How strongly the art shows at a place, 0 to 1: nothing outside the free area or on text. */
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

/** 0 at 0 or below, 1 at `length` and above, smooth between (Perlin's smoothstep). */
function ramp(at: number, length: number): number {
  if (at <= 0) return length === 0 && at === 0 ? 1 : 0;
  const t = Math.min(1, at / length);
  return t * t * (3 - 2 * t);
}

/** Distance from a place to a rectangle; 0 inside it. */
function gap([x, y]: Point, { x: left, y: top, width, height }: Rect): number {
  return Math.hypot(
    Math.max(left - x, 0, x - left - width),
    Math.max(top - y, 0, y - top - height),
  );
}
