import { drawWave } from './barrier-curve.ts';
import { transmission, type Barrier } from './barrier-wave.ts';
import { featureFrame, featureInset, type Figure } from './model.ts';
import { polyline } from './pen.ts';

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
  const wave = drawWave(barrier, { left, front, right, level, amplitude }, 0.2);
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
      { d: wave, stroke: 'signal', width: 1.8 },
    ],
  };
}
