import type { Rect } from '../pen/geometry.ts';
import { interferenceScene, type InterferenceParams } from './interference.ts';

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
      width,
      height,
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
    width,
    height,
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

export const homeScene = interferenceScene(({ width, height, text = [] }) => {
  // A scene above the words begins below the header.
  const isBehind = text.some((box) => box.y < height);
  return heroInterference({ width, height, header: isBehind ? header : 0, text });
});

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
