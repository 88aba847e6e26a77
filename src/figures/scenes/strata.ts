import type { SceneBox, Sampling } from '../pen/dot-screen.ts';
import { wideFrom } from '../pen/model.ts';
import type { MovingScene } from './phase.ts';

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

/** One plane wave through a stack of strata, each denser than the one above. */
export const strataScene: MovingScene = {
  name: 'strata',
  title: `A plane wave through ${indices.length} strata`,
  description:
    'A wave comes in flat from the left and goes down through five strata. At every boundary its crests bend ' +
    'and move closer together, and no crest is lost.',
  tones: ['signal', 'data', 'series'],
  rest: 0.12,
  periodMs: 13_000,
  sample: sampling,
};
