import { drawWave } from './barrier-curve.ts';
import { transmission, type Barrier } from './barrier-wave.ts';
import type { Figure, Mark } from './model.ts';
import { polyline } from './pen.ts';

type BarrierWidthsParams = {
  readonly energy: number;
  /** In 1 per unit of the figure. */
  readonly waveNumber: number;
  /** Widths of the barriers, in figure units, from the top row. */
  readonly widths: readonly number[];
};

const defaults: BarrierWidthsParams = { energy: 0.62, waveNumber: 0.14, widths: [5, 12, 24] };

const frame = { width: 440, height: 348 } as const;
const row = 116;
const [left, right] = [8, 384];
const front = 176;
const rise = 84;
const amplitude = 17;

/** The same particle at three barriers: what stays the same is thrown back, what differs is what gets out. */
export function barrierWidthsFigure(params: Partial<BarrierWidthsParams> = {}): Figure {
  const { energy, waveNumber, widths } = { ...defaults, ...params };
  const barriers = widths.map((width): Barrier => ({ energy, waveNumber, width }));
  const passing = barriers.map((barrier) => percent(transmission(barrier)));
  return {
    ...frame,
    title: 'A wave at barriers of three widths',
    description:
      'In three rows the same wave runs against a barrier higher than its energy. Inside it does not swing but dies ' +
      `away. The wider the barrier, the less goes on beyond it: ${passing.join(', ')} of the particles.`,
    marks: barriers.flatMap((barrier, index): Mark[] => {
      const ground = (index + 1) * row - 16;
      const back = front + barrier.width;
      const level = ground - rise * energy;
      const wave = drawWave(barrier, { left, front, right, level, amplitude }, 0.5);
      const wall = polyline([
        [front, ground],
        [front, ground - rise],
        [back, ground - rise],
        [back, ground],
      ]);
      const floor = polyline([
        [left, ground],
        [right, ground],
      ]);
      return [
        { d: floor, stroke: 'hairline' },
        { d: wall, fill: 'data', opacity: 0.22 },
        { d: wall, stroke: 'data', width: 1 },
        { d: wave, stroke: 'signal', width: 1.7 },
        {
          text: passing[index] ?? '',
          x: right + 12,
          y: Math.round(level + 4),
          tone: 'ink',
        },
      ];
    }),
  };
}

const percent = (share: number): string =>
  `${share < 0.1 ? (share * 100).toFixed(1) : Math.round(share * 100)}%`;
