import type { SceneBox, Sampling } from '../pen/dot-screen.ts';
import { wideFrom, type Figure } from '../pen/model.ts';
import { type MovingScene, screenMarks } from './still.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';

/** Refractive index of each stratum from the top, below vacuum. */
export const indices = [1.15, 1.4, 1.7, 2.1, 2.6] as const;

/** Angle from the vertical at which the wave arrives, in degrees. */
const arrival = 70;

/** Wavelength in vacuum, as a share of the width of the box. */
const wavelengths = { wide: 0.085, narrow: 0.2 };

/** The wave vector in each stratum: kₓ is the same in all of them, and k_z = √(n²k² − kₓ²). */
export function strataWaves(k: number): { along: number; down: number }[] {
  const along = k * Math.sin((arrival * Math.PI) / 180);
  return indices.map((n) => ({ along, down: Math.sqrt((n * k) ** 2 - along ** 2) }));
}

function sampling({ width, height }: SceneBox): Sampling {
  const isWide = width >= wideFrom;
  const k = (2 * Math.PI) / (isWide ? width * wavelengths.wide : width * wavelengths.narrow);
  const waves = strataWaves(k);
  const depth = height / waves.length;
  return {
    pitch: isWide ? 6 : 5,
    at(x, y) {
      const layer = Math.min(waves.length - 1, Math.floor(y / depth));
      const inside = y - layer * depth;
      let phase = inside * (waves[layer]?.down ?? 0);
      for (const { down } of waves.slice(0, layer)) phase += depth * down;
      phase += x * (waves[layer]?.along ?? 0);
      return {
        re: Math.cos(phase),
        im: Math.sin(phase),
        kind: (0.99 * layer) / (waves.length - 1),
      };
    },
  };
}

/** The wave inside one stratum, for a band of the page: 0 is the top one. It goes on from the band above. */
export function stratumFigure(layer: number): Figure {
  const box = { width: 1440, height: 288 };
  const k = (2 * Math.PI) / (box.width * wavelengths.wide);
  const waves = strataWaves(k);
  const wave = waves[layer] ?? { along: 0, down: 0 };
  const above = waves.slice(0, layer).reduce((sum, { down }) => sum + closedBand * down, 0);
  const marks = screenMarks(
    {
      ...strataScene,
      sample: () => ({
        pitch: 6,
        // The words stand at the left.
        free: { x: 600, y: 0, width: box.width - 600, height: box.height },
        at(x, y) {
          const phase = above + y * wave.down + x * wave.along;
          return {
            re: Math.cos(phase),
            im: Math.sin(phase),
            kind: (0.99 * layer) / (waves.length - 1),
          };
        },
      }),
    },
    box,
  );
  return {
    ...box,
    title: fill(words.stratum, { number: layer + 1 }),
    description: fill(words.stratumText, { index: indices[layer] ?? '' }),
    marks,
  };
}

/** Height of a closed band in CSS pixels, as in `layers.css`. */
const closedBand = 112;

/** One plane wave through a stack of strata, each denser than the one above. */
export const strataScene: MovingScene = {
  name: 'strata',
  title: words.strata,
  description: words.strataText,
  tones: ['signal', 'data', 'series'],
  rest: 0.12,
  periodMs: 13_000,
  sample: sampling,
};
