import { nearestRow, type SceneBox, type Sampling } from '../pen/dot-screen.ts';
import { wideFrom } from '../pen/model.ts';
import type { MovingScene } from './still.ts';
import * as words from '../words.ts';

/**
 * The phase of a zone plate at a distance from its center, in radians: πr²/λf. Rings have equal areas and are
 * dark at odd multiples of π.
 */
export const platePhase = (distance: number, focalArea: number): number =>
  (Math.PI * distance ** 2) / focalArea;

function sampling(box: SceneBox): Sampling {
  const { width, height } = box;
  const isWide = width >= wideFrom;
  const pitch = box.pitch ?? (isWide ? 6 : 5);
  const snap = (y: number): number => nearestRow(y, pitch);
  const at = Math.round((0.27 * width) / pitch) * pitch;
  const centers = isWide
    ? [
        [at, snap(0.5 * height)],
        [at + Math.round((0.46 * width) / pitch) * pitch, snap(0.5 * height)],
      ]
    : [
        [0.5 * width, snap(0.26 * height)],
        [0.5 * width, snap(0.74 * height)],
      ];
  const side = isWide ? height : height / 2;
  // λf: puts the first dark ring at about a tenth of the side.
  const focalArea = 0.024 * side ** 2;
  const reach = 0.34 * side ** 2;
  return {
    pitch,
    mirrors: centers.map(([, y = 0]) => y),
    at(x, y) {
      let [re, im, second, all] = [0, 0, 0, 0];
      for (const [i, [cx = 0, cy = 0]] of centers.entries()) {
        const distance = Math.hypot(x - cx, y - cy);
        const strength = Math.exp(-(distance ** 2) / reach);
        const phase = platePhase(distance, focalArea);
        re += strength * Math.cos(phase);
        im += strength * Math.sin(phase);
        second += i * strength;
        all += strength;
      }
      return Math.hypot(re, im) < 0.08 ? undefined : { re, im, kind: 0.99 * (second / all) };
    },
  };
}

/** Two zone plates: their rings hold the phase of a wave, and light through them makes it again. */
export const zonePlates: MovingScene = {
  name: 'zone-plates',
  title: words.zonePlates,
  description: words.zonePlatesText,
  tones: ['data', 'signal'],
  rest: 0,
  shows: 'intensity',
  periodMs: 14_000,
  coarse: { wide: 7.5, narrow: 6 },
  sample: sampling,
};
