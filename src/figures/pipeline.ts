import { arrows } from './arrow.ts';
import { along, distance, type Point } from './geometry.ts';
import type { Figure, Mark } from './model.ts';
import { dots } from './pen.ts';

/** A step of a pipeline: how long it takes, what must be done before it, and where it is drawn. */
export type Step = {
  readonly minutes: number;
  readonly after: readonly string[];
  readonly at: Point;
};

type Steps = Readonly<Record<string, Step>>;

/** Commit, build, three checks side by side, two signatures, staging, release. */
const defaults: Steps = {
  commit: { minutes: 1, after: [], at: [24, 88] },
  build: { minutes: 8, after: ['commit'], at: [116, 88] },
  tests: { minutes: 14, after: ['build'], at: [230, 32] },
  materials: { minutes: 2, after: ['build'], at: [230, 88] },
  vectors: { minutes: 3, after: ['build'], at: [230, 144] },
  compare: { minutes: 1, after: ['materials'], at: [330, 88] },
  sign: { minutes: 1, after: ['tests', 'compare', 'vectors'], at: [436, 88] },
  stage: { minutes: 6, after: ['sign'], at: [536, 88] },
  verify: { minutes: 2, after: ['sign'], at: [536, 144] },
  release: { minutes: 1, after: ['stage', 'verify'], at: [640, 88] },
};

const frame = { width: 664, height: 164 } as const;
const gap = 12;

/**
 * A release pipeline as a directed graph with the path that decides how long it takes (critical path
 * method, Kelley and Walker 1959: the longest path through the graph).
 */
export function pipelineFigure(steps: Steps = defaults): Figure {
  const critical = criticalPath(steps);
  const isCritical = (from: string, to: string) =>
    critical.includes(to) && critical[critical.indexOf(to) - 1] === from;
  const edges = Object.entries(steps).flatMap(([name, { after }]) =>
    after.map((before) => ({ from: before, to: name })),
  );
  const lines = (marked: boolean) =>
    arrows(
      edges.flatMap(({ from, to }): [Point, Point][] => {
        const [start, end] = [steps[from]?.at, steps[to]?.at];
        if (!start || !end || isCritical(from, to) !== marked) return [];
        const share = gap / distance(start, end);
        const between: Point = [end[0] - start[0], end[1] - start[1]];
        return [[along(start, between, share), along(end, between, -share)]];
      }),
    );
  const places = (marked: boolean) =>
    Object.entries(steps)
      .filter(([name]) => critical.includes(name) === marked)
      .map(([, { at }]) => at);
  const labels = Object.values(steps).map(({ minutes, at: [x, y] }): Mark => ({
    text: String(minutes),
    x,
    y: y - 14,
    tone: 'ink',
    anchor: 'middle',
  }));
  const total = critical.reduce((sum, name) => sum + (steps[name]?.minutes ?? 0), 0);
  return {
    ...frame,
    title: 'A release pipeline and its critical path',
    description:
      `${Object.keys(steps).length} steps with their minutes, joined in the order they need each other. ` +
      `The longest way, through ${critical.join(', ')}, takes ${total} minutes; the other steps run beside it and add none.`,
    marks: [
      { d: lines(false), stroke: 'faint', opacity: 0.7 },
      { d: lines(true), stroke: 'signal', width: 2 },
      { d: dots(places(false)), stroke: 'faint', width: 8 },
      { d: dots(places(true)), stroke: 'signal', width: 10 },
      ...labels,
    ],
  };
}

/**
 * Names of the steps on the longest path, first to last.
 * @throws Error when steps wait for each other in a circle, or for one that does not exist
 */
export function criticalPath(steps: Steps): readonly string[] {
  const known = new Map<string, { path: readonly string[]; minutes: number }>();
  const maxToLength = (
    name: string,
    waiting: readonly string[],
  ): NonNullable<ReturnType<typeof known.get>> => {
    const found = known.get(name);
    if (found) return found;
    const step = steps[name];
    if (!step || waiting.includes(name)) throw new Error(`The step ${name} cannot be ordered`);
    const before = step.after
      .map((previous) => maxToLength(previous, [...waiting, name]))
      .reduce((a, b) => (b.minutes > a.minutes ? b : a), { path: [], minutes: 0 });
    const longest = { path: [...before.path, name], minutes: before.minutes + step.minutes };
    known.set(name, longest);
    return longest;
  };
  return Object.keys(steps)
    .map((name) => maxToLength(name, []))
    .reduce((a, b) => (b.minutes > a.minutes ? b : a)).path;
}
