import { fill } from '../../lib/text/fill.ts';
import type { Point } from '../pen/geometry.ts';
import type { Figure, Layout } from '../pen/model.ts';
import { dots, pen } from '../pen/pen.ts';
import * as words from '../words.ts';

const boxes = {
  wide: { width: 1440, height: 420, levels: 5, leaf: 11, top: 24, foot: 62 },
  narrow: { width: 390, height: 400, levels: 3, leaf: 3, top: 24, foot: 62 },
} as const;

/** A Merkle tree over one-time keys: one key signs, and those before it are spent. */
export function hashTreeFigure(layout: Layout): Figure {
  const { width, height, levels, leaf, top, foot } = boxes[layout];
  const place = ([level, index]: TreeNode): Point => [
    Math.round((width * (index + 0.5)) / 2 ** level),
    Math.round(top + ((height - top - foot) * level) / levels),
  ];
  const branch = (drawing: ReturnType<typeof pen>, [level, index]: TreeNode) => {
    const [x, y] = place([level, index]);
    const [parentX, parentY] = place([level - 1, index >> 1]);
    const middle = (y + parentY) / 2;
    drawing.moveTo([x, y]).lineTo([x, middle], [parentX, middle], [parentX, parentY]);
  };
  const way = pathToRoot(levels, leaf);
  const isOnWay = ([level, index]: TreeNode): boolean =>
    way.some(([a, b]) => a === level && b === index);
  const nodes = Array.from({ length: levels + 1 }, (_, level) =>
    Array.from({ length: 2 ** level }, (__, index): TreeNode => [level, index]),
  ).flat();
  const [lines, bright, rings, crosses] = [pen(0), pen(0), pen(0), pen(0)];
  for (const node of nodes) if (node[0] > 0) branch(isOnWay(node) ? bright : lines, node);
  const helpers = authenticationPath(levels, leaf).map(place);
  for (const helper of helpers) rings.circle(helper, 10);
  for (let index = 0; index < leaf; index++) {
    const [x, y] = place([levels, index]);
    crosses
      .moveTo([x - 7, y + 20])
      .lineTo([x + 7, y + 34])
      .moveTo([x - 7, y + 34])
      .lineTo([x + 7, y + 20]);
  }
  const [x, y] = place([levels, leaf]);
  const pointer = pen(0)
    .moveTo([x, y + 44])
    .lineTo([x, y + 18])
    .moveTo([x - 6, y + 24])
    .lineTo([x, y + 18], [x + 6, y + 24]);
  return {
    width,
    height,
    title: fill(words.hashTree, { keys: 2 ** levels }),
    description: fill(words.hashTreeText, { key: leaf + 1, levels, before: leaf }),
    marks: [
      { d: lines.path(), stroke: 'grid', width: 1.4 },
      { d: bright.path(), stroke: 'signal', width: 3 },
      { d: dots(nodes.filter((node) => !isOnWay(node)).map(place), 0), stroke: 'edge', width: 8 },
      { d: dots(way.map(place), 0), stroke: 'signal', width: 13 },
      { d: rings.path(), fill: 'ground', stroke: 'data', width: 2.4 },
      { d: crosses.path(), stroke: 'attack', width: 2 },
      { d: pointer.path(), stroke: 'signal', width: 2 },
    ],
  };
}

/** A node by its level (0 is the root) and its index in the level. */
export type TreeNode = readonly [level: number, index: number];

export function pathToRoot(height: number, leaf: number): TreeNode[] {
  return Array.from({ length: height + 1 }, (_, step) => [height - step, leaf >> step]);
}

/**
 * The siblings of all nodes on the path to the root, which a signature carries so that its leaf can be checked
 * (RFC 8554, section 5.3).
 */
export function authenticationPath(height: number, leaf: number): TreeNode[] {
  return pathToRoot(height, leaf)
    .filter(([level]) => level > 0)
    .map(([level, index]) => [level, index ^ 1]);
}
