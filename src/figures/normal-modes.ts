import { type Curve, fitCurve } from './fit-curve.ts';
import type { Figure, Mark } from './model.ts';
import { dots, pen } from './pen.ts';

const frame = { width: 440, height: 360 } as const;
const row = 116;
const walls = { left: 14, right: 200 } as const;
const trace = { left: 244, right: 428 } as const;
/** Largest displacement, in figure units. */
const swing = 17;
const masses = [1, 2, 3] as const;

/**
 * Normal mode of three equal masses between two walls on four equal springs: displacement of a mass,
 * sin(jnπ/4), and angular frequency in units of √(k/m), 2 sin(nπ/8). Source: French, Vibrations and Waves
 * (1971), chapter 5.
 * @param mode 1, 2 or 3
 */
export function normalMode(mode: number): { displacements: number[]; frequency: number } {
  const size = Math.sqrt(2);
  return {
    displacements: masses.map((mass) => Math.sin((mass * mode * Math.PI) / 4) * size),
    frequency: 2 * Math.sin((mode * Math.PI) / 8),
  };
}

/** Three coupled oscillators in each of their three modes, and how the first of them swings in time. */
export function normalModesFigure(): Figure {
  const modes = [1, 2, 3].map(normalMode);
  return {
    ...frame,
    title: 'Three normal modes of three coupled oscillators',
    description:
      'Three masses hang together on four springs between two walls. In each of three rows they swing in one of the ' +
      'patterns that keep their shape: all together, the outer two against each other with the middle at rest, and ' +
      `neighbors against neighbors. Their frequencies are ${modes.map(({ frequency }) => frequency.toFixed(2)).join(', ')}; ` +
      'every other motion is a sum of these three.',
    marks: modes.flatMap(({ displacements, frequency }, index): Mark[] => {
      const y = row * (index + 0.5) + 6;
      const step = (walls.right - walls.left) / 4;
      const at = (mass: number): number =>
        walls.left + mass * step + (displacements[mass - 1] ?? 0) * swing * 0.8;
      const stops = [walls.left, ...masses.map(at), walls.right];
      const rest = pen();
      for (const mass of masses)
        rest.moveTo([walls.left + mass * step, y - 22]).lineTo([walls.left + mass * step, y + 22]);
      const ends = pen();
      for (const x of [walls.left, walls.right]) ends.moveTo([x, y - 24]).lineTo([x, y + 24]);
      const axis = pen().moveTo([trace.left, y]).lineTo([trace.right, y]);
      return [
        { d: ends.path(), stroke: 'ink', width: 2, cap: 'butt' },
        { d: rest.path(), stroke: 'faint', dash: '1 5' },
        { d: springs(stops, y), stroke: 'data', width: 1.1 },
        { d: dots(masses.map((mass) => [at(mass), y])), stroke: 'signal', width: 15 },
        { d: axis.path(), stroke: 'hairline' },
        {
          d: fitCurve(pen(), swinging(frequency, y), trace.left, trace.right, 0.4).path(),
          stroke: 'signal',
          width: 1.7,
        },
        {
          text: frequency.toFixed(2),
          x: trace.right,
          y: Math.round(y - 30),
          tone: 'ink',
          anchor: 'end',
        },
      ];
    }),
  };
}

/** Zigzag springs between stops, each with as many turns as the others. */
function springs(stops: readonly number[], y: number): string {
  const drawing = pen();
  for (const [i, from] of stops.slice(0, -1).entries()) {
    const to = stops[i + 1] ?? from;
    drawing.moveTo([from, y]);
    for (let turn = 1; turn < 12; turn++)
      drawing.lineTo([from + ((to - from) * turn) / 12, y + (turn % 2 ? 5 : -5)]);
    drawing.lineTo([to, y]);
  }
  return drawing.path();
}

const swinging =
  (frequency: number, y: number): Curve =>
  (x) => {
    const rate = frequency * 0.085;
    const phase = (x - trace.left) * rate;
    return { at: [x, y - swing * Math.cos(phase)], slope: [1, swing * rate * Math.sin(phase)] };
  };
