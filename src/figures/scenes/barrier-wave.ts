import type { Point } from '../pen/geometry.ts';

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
