import fc from 'fast-check';
import { expect, test } from 'vitest';

import { barrierWave, type Barrier } from './tunnel.ts';

const barriers = fc.record({
  energy: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
  waveNumber: fc.double({ min: 0.05, max: 1, noNaN: true }),
  width: fc.double({ min: 0.5, max: 8, noNaN: true }),
});

/** Probability that the particle passes the barrier. */
function transmission(barrier: Barrier): number {
  const [re, im] = barrierWave(barrier)(barrier.width + 1).psi;
  return re * re + im * im;
}

test('transmission is the textbook formula', () => {
  fc.assert(
    fc.property(barriers, (barrier) => {
      const { energy, waveNumber, width } = barrier;
      const kappa = waveNumber * Math.sqrt((1 - energy) / energy);
      const expected = 1 / (1 + Math.sinh(kappa * width) ** 2 / (4 * energy * (1 - energy)));
      expect(transmission(barrier)).toBeCloseTo(expected, 9);
    }),
  );
});

/** Probability current, Im(ψ* ψ'): the same everywhere in a stationary state. */
const current = (barrier: Barrier, x: number): number => {
  const { psi, slope } = barrierWave(barrier)(x);
  return psi[0] * slope[1] - psi[1] * slope[0];
};

test('the probability current is the same everywhere', () => {
  fc.assert(
    fc.property(barriers, (barrier) => {
      const beyond = barrier.waveNumber * transmission(barrier);
      for (const x of [-9, -1, 0, barrier.width / 2, barrier.width + 3])
        expect(current(barrier, x)).toBeCloseTo(beyond, 6);
    }),
  );
});

test('the wave is smooth at both edges', () => {
  fc.assert(
    fc.property(barriers, (barrier) => {
      const wave = barrierWave(barrier);
      for (const edge of [0, barrier.width]) {
        const [before, after] = [wave(edge - 1e-9), wave(edge + 1e-9)];
        for (const axis of [0, 1] as const) {
          expect(after.psi[axis]).toBeCloseTo(before.psi[axis], 6);
          expect(after.slope[axis]).toBeCloseTo(before.slope[axis], 6);
        }
      }
    }),
  );
});
