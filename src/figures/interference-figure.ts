import { hueSteps, levels } from './dot-screen.ts';
import type { Point } from './geometry.ts';
import { createInterference, type InterferenceParams } from './interference.ts';
import type { Figure, PathMark, Tone } from './model.ts';
import { dots } from './pen.ts';

/** Tones over the directions, from straight ahead to straight back. */
const tones: readonly Tone[] = ['signal', 'data', 'series', 'attack'];

/** Dots are drawn in this many sizes, so that dots of one size and tone share a path. */
const sizes = 8;

/**
 * One moment of the interference screen as a figure: for pictures that no script draws.
 *
 * @param phase in radians
 */
export function interferenceFigure(params: InterferenceParams, phase = 0): Figure {
  const { x, y, radius, starts } = createInterference(params).frame(phase);
  const largest = Math.max(...radius);
  const groups = new Map<number, Point[]>();
  for (let color = 0; color < hueSteps * levels; color++) {
    const hue = (Math.floor(color / levels) / (hueSteps - 1)) * (tones.length - 1);
    for (let i = starts[color] ?? 0; i < (starts[color + 1] ?? 0); i++) {
      const size = Math.ceil(((radius[i] ?? 0) / largest) * sizes);
      // Between two tones dots of both stand mixed, as a printer would do it.
      const tone = Math.min(tones.length - 1, Math.floor(hue + lot(x[i] ?? 0, y[i] ?? 0)));
      const key = tone * (sizes + 1) + size;
      const group = groups.get(key) ?? [];
      group.push([x[i] ?? 0, y[i] ?? 0]);
      groups.set(key, group);
    }
  }
  const marks = [...groups].map(([key, places]): PathMark => {
    const size = key % (sizes + 1);
    return {
      d: dots(places),
      stroke: tones[Math.floor(key / (sizes + 1))] ?? 'signal',
      width: Math.round(20 * largest * (size / sizes)) / 10,
      opacity: Math.round(40 + (60 * size) / sizes) / 100,
    };
  });
  return {
    width: params.width,
    height: params.height,
    title: 'Interference of two waves',
    description:
      'Circular waves from two points cross on a screen of dots. Where crests meet crests the dots are large, ' +
      'in bright fringes that fan out; between the fringes the waves cancel.',
    marks,
  };
}

/**
 * An even lot for every place, 0 to 1, with neighbors far apart. Source: Roberts, The unreasonable
 * effectiveness of quasirandom sequences (2018), R2 with the plastic number's powers.
 */
function lot(x: number, y: number): number {
  return (x * 0.7548776662 + y * 0.569840291) % 1;
}
