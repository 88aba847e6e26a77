import { barrierWave, transmission, type Barrier } from './barrier-wave.ts';
import { fitCurve, type Curve } from './fit-curve.ts';
import { featureFrame, featureInset, type Figure } from './model.ts';
import { pen, polyline } from './pen.ts';

const defaults: Barrier = { energy: 0.62, waveNumber: 0.15, width: 12 };

/** Heights in the figure: no energy, the particle's and the barrier's follow from `rise`. */
const [ground, rise] = [166, 150];
const front = 208;
const amplitude = 24;

/**
 * A particle meets a potential barrier higher than its energy. Its wave, drawn around the line of
 * its energy, is mostly thrown back, dies away inside and goes on beyond with what is left.
 */
export function barrierFigure(params: Partial<Barrier> = {}): Figure {
  const barrier = { ...defaults, ...params };
  const [left, right] = [featureInset, featureFrame.width - featureInset];
  const level = ground - rise * barrier.energy;
  const back = front + barrier.width;
  const curve = waveCurve(barrier, level);
  const wave = pen();
  for (const [from, to] of [
    [left, front],
    [front, back],
    [back, right],
  ] as const)
    fitCurve(wave, curve, from, to - 1e-9, 0.2);
  const percent = Math.round(transmission(barrier) * 100);
  return {
    ...featureFrame,
    title: 'A particle at a potential barrier',
    description:
      `A wave runs against a barrier higher than its energy. It dies away inside and goes on beyond, much smaller: ` +
      `${percent}% of the particles pass.`,
    marks: [
      {
        d: polyline([
          [left, ground],
          [front, ground],
          [front, ground - rise],
          [back, ground - rise],
          [back, ground],
          [right, ground],
        ]),
        stroke: 'faint',
      },
      {
        d: polyline([
          [front, ground],
          [front, ground - rise],
          [back, ground - rise],
          [back, ground],
        ]),
        fill: 'data',
        opacity: 0.2,
      },
      {
        d: polyline([
          [left, level],
          [right, level],
        ]),
        stroke: 'faint',
        dash: '1 5',
      },
      { d: wave.path(), stroke: 'signal', width: 1.8 },
    ],
  };
}

/** The real part of the wave along the figure, at the moment when it is largest at the barrier. */
function waveCurve(barrier: Barrier, level: number): Curve {
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
