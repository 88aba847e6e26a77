import { barrierWave, type Barrier } from './barrier-wave.ts';
import { fitCurve, type Curve } from './fit-curve.ts';
import { pen } from './pen.ts';

/** Where a wave is drawn, in figure units. */
type Place = {
  readonly left: number;
  readonly right: number;
  /** Where the barrier begins. */
  readonly front: number;
  /** Height of the line that the wave swings around. */
  readonly level: number;
  /** Of the wave at the barrier. */
  readonly amplitude: number;
};

/**
 * The path of the real part of a barrier's wave, at the moment when it is largest at the barrier.
 * @param tolerance largest distance allowed between drawing and curve, in figure units
 */
export function drawWave(barrier: Barrier, place: Place, tolerance: number): string {
  const { left, right, front } = place;
  const back = front + barrier.width;
  const curve = curveOf(barrier, place);
  const drawing = pen();
  // Its curvature jumps at both faces of the barrier, so that no segment may run across.
  for (const [from, to] of [
    [left, front],
    [front, back],
    [back, right],
  ] as const)
    fitCurve(drawing, curve, from, to - 1e-9, tolerance);
  return drawing.path();
}

function curveOf(barrier: Barrier, { front, level, amplitude }: Place): Curve {
  const wave = barrierWave(barrier);
  const [re, im] = wave(0).psi;
  const size = Math.hypot(re, im);
  const turned = (value: readonly [number, number]): number =>
    (-amplitude * (value[0] * re + value[1] * im)) / size;
  return (x) => {
    const { psi, slope } = wave(x - front);
    return { at: [x, level + turned(psi)], slope: [1, turned(slope)] };
  };
}
