import type { Sampling, SceneBox } from '../pen/dot-screen.ts';
import type { Point } from '../pen/geometry.ts';
import { type Figure, type Layout, wideFrom } from '../pen/model.ts';
import { pen } from '../pen/pen.ts';
import * as words from '../words.ts';
import { type MovingScene, stillSizes } from './still.ts';

export type Barrier = {
  /** Energy of the particle as a share of the barrier's height, more than 0 and less than 1. */
  readonly energy: number;
  /** Wave number of the free particle, in 1 per unit of length. */
  readonly waveNumber: number;
  /** Width of the barrier, in that unit. */
  readonly width: number;
};

/** Real and imaginary part. */
type Complex = Point;

/**
 * The exact stationary wave of a particle that meets a rectangular barrier from the left: incoming
 * wave of amplitude 1 and reflected wave for x < 0, decay inside, transmitted wave beyond.
 * Source: Griffiths, Introduction to Quantum Mechanics, 3rd ed. (2018), problem 2.33.
 *
 * @returns the wave and its derivative at x, in units of the incoming amplitude
 */
export function barrierWave(barrier: Barrier): (x: number) => { psi: Complex; slope: Complex } {
  const { waveNumber: k, width } = barrier;
  const kappa = decayRate(barrier);
  const t = transmitted(barrier);
  // Worked backward from the far edge, where psi = t and psi' = ikt.
  const inside = (x: number): { psi: Complex; slope: Complex } => {
    const u = kappa * (x - width);
    return {
      psi: times(t, [Math.cosh(u), (k / kappa) * Math.sinh(u)]),
      slope: times(t, [kappa * Math.sinh(u), k * Math.cosh(u)]),
    };
  };
  const edge = inside(0);
  return (x) => {
    if (x > width) return running(t, k, x - width);
    if (x >= 0) return inside(x);
    // psi(0) = 1 + r, so the reflected amplitude is what the edge has beyond the incoming 1.
    const incoming = running([1, 0], k, x);
    const reflected = running([edge.psi[0] - 1, edge.psi[1]], -k, x);
    return {
      psi: [incoming.psi[0] + reflected.psi[0], incoming.psi[1] + reflected.psi[1]],
      slope: [incoming.slope[0] + reflected.slope[0], incoming.slope[1] + reflected.slope[1]],
    };
  };
}

/** Amplitude of the transmitted wave at the far edge: 1 / (cosh κL + i/2 (κ/k - k/κ) sinh κL). */
function transmitted(barrier: Barrier): Complex {
  const { waveNumber: k, width } = barrier;
  const kappa = decayRate(barrier);
  const re = Math.cosh(kappa * width);
  const im = 0.5 * (kappa / k - k / kappa) * Math.sinh(kappa * width);
  const size = re * re + im * im;
  return [re / size, -im / size];
}

/** How fast the wave decays inside: κ² + k² is the barrier's height in the units of k². */
function decayRate({ energy, waveNumber }: Barrier): number {
  return waveNumber * Math.sqrt(1 / energy - 1);
}

/** A plane wave, amplitude · e^(ikx), and its derivative. */
function running(amplitude: Complex, k: number, x: number): { psi: Complex; slope: Complex } {
  const psi = times(amplitude, [Math.cos(k * x), Math.sin(k * x)]);
  return { psi, slope: times(psi, [0, k]) };
}

function times([a, b]: Complex, [c, d]: Complex): Complex {
  return [a * c - b * d, a * d + b * c];
}

/** Energy over the height of the barrier. */
const energy = 0.8;
/** Amplitude of the largest dot; the wave before the barrier reaches 2. */
const fullAmplitude = 1.2;

/** Lengths as shares of the scene's length. */
const [wavelength, thinnest, thickest] = [0.05, 0.002, 0.042];
/** Where the barrier begins, as a share of the scene's length. */
const barrierEdge = 0.5;
const narrowWavelength = 0.075;

/** Width of the barrier at a share of its edge, as a share of the scene's length. */
const barrierWidthAt = (share: number): number =>
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

/** The outline of the barrier, drawn over its scene: the wave inside is too small to show it. */
export function barrierOverlay(layout: Layout): Figure {
  const { width, height } = stillSizes[layout];
  const at = (z: number, share: number): Point =>
    layout === 'wide' ? [z * width, share * height] : [share * width, z * height];
  const outline = pen()
    .moveTo(at(barrierEdge, 0))
    .lineTo(at(barrierEdge, 1))
    .moveTo(at(barrierEdge + barrierWidthAt(0), 0))
    .lineTo(at(barrierEdge + barrierWidthAt(1), 1));
  return {
    width,
    height,
    stretch: true,
    title: words.barrierOverlay,
    description: words.barrierOverlayText,
    marks: [{ d: outline.path(), stroke: 'attack', width: 2 }],
  };
}
