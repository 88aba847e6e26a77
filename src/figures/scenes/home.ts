import { type DotScene, ramp, type WaveSample, type SceneBox } from '../pen/dot-screen.ts';
import { distance, type Point, type Rect } from '../pen/geometry.ts';
import type { Figure, Layout } from '../pen/model.ts';
import type { CanvasTone } from '../pen/palette.ts';
import * as words from '../words.ts';
import { type Coarse, screenMarks } from './still.ts';

export type InterferenceParams = {
  /** Distance between neighboring dots of the screen, in CSS pixels like all lengths here. */
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
 * intensity is |ψ|². Hues run from straight ahead, the signal's, to straight back.
 * @param waveAt what is at a place instead of such waves
 */
export function interferenceScene(
  paramsFor: (box: SceneBox) => InterferenceParams,
  waveAt = wave,
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
          const { re, im, kind } = waveAt(params, [x, y]);
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
function wave({ sources, wavelength }: InterferenceParams, [x, y]: Point): WaveSample {
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

type HeroBox = {
  /** Size of the hero, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Height of a header over the hero's top edge, or 0. */
  readonly header: number;
  /** Boxes of headline, text and buttons within the hero. */
  readonly text: readonly Rect[];
};

/** A lower band stays empty: too few waves would fit. */
const leastBand = 96;

/** From this width the waves stand beside the text, otherwise in a band of their own. */
const besideFrom = 860;

/**
 * Places the interference screen so that it never runs under words: beside the text in a wide hero, otherwise
 * in the tallest band that the text leaves free.
 */
export function heroInterference({ width, height, header, text }: HeroBox): InterferenceParams {
  if (width >= besideFrom) {
    const [x, y] = [0.655 * width, 0.455 * height];
    const wavelength = 62;
    return {
      pitch: 7,
      wavelength,
      sources: [
        [x, y - 2 * wavelength],
        [x, y + 2 * wavelength],
      ],
      free: { x: 0.36 * width, y: 0, width: 0.64 * width, height },
      fade: { left: 0.28 * width, right: 0, top: 0, bottom: 0.25 * height },
      avoid: text,
      clearance: 70,
    };
  }
  const free = tallestBand(width, height, [{ x: 0, y: 0, width, height: header }, ...text]);
  const [x, y] = [0.2 * width, free.y + 0.5 * free.height];
  const wavelength = Math.min(36, free.height / 7);
  return {
    pitch: 5,
    wavelength,
    sources: [
      [x, y - 1.5 * wavelength],
      [x, y + 1.5 * wavelength],
    ],
    free,
    fade: { left: 0, right: 0, top: free.height * 0.2, bottom: free.height * 0.35 },
  };
}

/** Height of the fixed header over the hero, in CSS pixels. The style sheets read it as `--header`. */
export const header = 68;

/** Where the waves of the home page are in a box. */
export const homeParams = ({ width, height, text = [] }: SceneBox): InterferenceParams => {
  // A scene above the words begins below the header.
  const isBehind = text.some((box) => box.y < height);
  return heroInterference({ width, height, header: isBehind ? header : 0, text });
};

export const homeScene = interferenceScene(homeParams);

/** The tallest band of a box, from edge to edge, that no rectangle touches. */
function tallestBand(width: number, height: number, taken: readonly Rect[]): Rect {
  let best: Rect = { x: 0, y: 0, width, height: 0 };
  let y = 0;
  const keep = (bottom: number): void => {
    if (bottom - y > best.height) best = { x: 0, y, width, height: bottom - y };
  };
  for (const rect of taken.toSorted((a, b) => a.y - b.y)) {
    keep(Math.min(rect.y, height));
    y = Math.max(y, rect.y + rect.height);
  }
  keep(height);
  return best.height < leastBand ? { ...best, height: 0 } : best;
}

const boxes = {
  wide: { width: 1440, height: 820, pitch: 8, text: [{ x: 48, y: 240, width: 780, height: 420 }] },
  narrow: { width: 390, height: 320, pitch: 5.5, text: [] },
} as const;

/**
 * The scene of the home page until its canvas is drawn, without script, and in its picture for sharing, on a coarser
 * screen.
 */
export function homeStill(layout: Layout, coarse?: Coarse): Figure {
  const box = { ...boxes[layout], ...(coarse && { pitch: coarse.pitch }) };
  return {
    width: box.width,
    height: box.height,
    cover: layout === 'wide' ? 'xMaxYMid' : 'xMidYMid',
    title: words.homeStill,
    description: words.homeStillText,
    marks: screenMarks(homeScene, box, coarse),
  };
}
