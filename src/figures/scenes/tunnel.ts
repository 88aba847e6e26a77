import { barrierWave } from './barrier-wave.ts';
import type { SceneBox, Sampling } from '../pen/dot-screen.ts';
import { wideFrom } from '../pen/model.ts';
import type { MovingScene } from './phase.ts';
import * as words from './words.ts';

/** Energy over the height of the barrier. */
const energy = 0.8;
/** Amplitude of the largest dot; the wave before the barrier reaches 2. */
const fullAmplitude = 1.2;

/** Lengths as shares of the scene's length. */
const [wavelength, thinnest, thickest] = [0.05, 0.002, 0.042];
/** Where the barrier begins, as a share of the scene's length. */
export const barrierEdge = 0.5;
const narrowWavelength = 0.075;

/** Width of the barrier at a share of its edge, as a share of the scene's length. */
export const barrierWidthAt = (share: number): number =>
  thinnest + (thickest - thinnest) * Math.min(1, Math.max(0, share));

export function tunnelSampling({ width, height }: SceneBox): Sampling {
  const isWide = width >= wideFrom;
  const [way, across] = isWide ? [width, height] : [height, width];
  const waveNumber = (2 * Math.PI) / (way * (isWide ? wavelength : narrowWavelength));
  const sample = (z: number, share: number) => {
    const thickness = way * barrierWidthAt(share);
    const x = z - way * barrierEdge;
    const [re, im] = barrierWave({ energy, waveNumber, width: thickness })(x).psi;
    return {
      re: re / fullAmplitude,
      im: im / fullAmplitude,
      kind: x < 0 ? 0 : x < thickness ? 1 : 0.5,
    };
  };
  return {
    pitch: isWide ? 6 : 5,
    at: (x, y) => (isWide ? sample(x, y / across) : sample(y, x / across)),
  };
}

/** A wave at a barrier that widens: where the barrier is thin, part of the wave passes it. */
export const tunnelScene: MovingScene = {
  name: 'tunnel',
  title: words.tunnel,
  description: words.tunnelText,
  tones: ['signal', 'data', 'attack'],
  rest: 0.2,
  periodMs: 12_000,
  sample: tunnelSampling,
};
