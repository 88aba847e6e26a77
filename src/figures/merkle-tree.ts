import type { Point } from './geometry.ts';
import type { Figure } from './model.ts';
import { dots, pen } from './pen.ts';

type MerkleParams = {
  /** Levels below the root: the key signs 2^height times. */
  readonly height: number;
  /** The one-time key that signs, counted from 0. */
  readonly leaf: number;
  /** Width in figure units; the labels keep their size. */
  readonly width: number;
};

/** A node by its level (0 is the root) and its place in the level. */
export type TreeNode = readonly [level: number, index: number];

const levelHeight = 58;
const top = 30;

/** The nodes from a leaf up to the root, the leaf first. */
export function pathToRoot(height: number, leaf: number): TreeNode[] {
  return Array.from({ length: height + 1 }, (_, step) => [height - step, leaf >> step]);
}

/**
 * What a signature carries so that its leaf can be checked against the root: the sibling of every node
 * on the way up (RFC 8554, section 5.3).
 */
export function authenticationPath(height: number, leaf: number): TreeNode[] {
  return pathToRoot(height, leaf)
    .filter(([level]) => level > 0)
    .map(([level, index]) => [level, index ^ 1]);
}

/** A Merkle tree whose root is the public key, with the path by which one signature is checked. */
export function merkleTreeFigure(params: Partial<MerkleParams> = {}): Figure {
  const { height = 4, leaf = 5, width = 720 } = params;
  const bottom = top + height * levelHeight;
  const place = ([level, index]: TreeNode): Point => [
    ((index + 0.5) * (width - 8)) / 2 ** level + 4,
    top + level * levelHeight,
  ];
  const edges = pen();
  for (let level = 1; level <= height; level++)
    for (let index = 0; index < 2 ** level; index++)
      edges.moveTo(place([level - 1, index >> 1])).lineTo(place([level, index]));
  const way = pathToRoot(height, leaf);
  const helpers = authenticationPath(height, leaf);
  const climb = pen().moveTo(place([height, leaf]));
  for (const node of way.slice(1)) climb.lineTo(place(node));
  const leaves = Array.from({ length: 2 ** height }, (_, index): TreeNode => [height, index]);
  const used = leaves.filter(([, index]) => index < leaf);
  const rings = pen();
  for (const node of helpers) rings.circle(place(node), 7);
  return {
    width,
    height: bottom + 34,
    title: `Merkle tree over ${2 ** height} one-time keys`,
    description:
      `A binary tree with the public key at the root. Key ${leaf} signs. ` +
      `The verifier climbs from it to the root with ${height} hashes from the signature, one sibling on each level. ` +
      `Keys before it have been used and are crossed out.`,
    marks: [
      { d: edges.path(), stroke: 'hairline' },
      { d: climb.path(), stroke: 'signal', width: 2.2 },
      { d: dots(leaves.filter(([, index]) => index > leaf).map(place)), stroke: 'faint', width: 6 },
      { d: crosses(used.map(place)), stroke: 'attack', width: 1.4 },
      { d: dots(way.map(place)), stroke: 'signal', width: 8 },
      { d: rings.path(), fill: 'ground', stroke: 'data', width: 2 },
      { d: dots(helpers.map(place)), stroke: 'data', width: 6 },
      { text: 'Public key', x: width / 2, y: top - 14, tone: 'ink', anchor: 'middle' },
      {
        text: `Key ${leaf}`,
        x: place([height, leaf])[0],
        y: bottom + 24,
        tone: 'signal',
        anchor: 'middle',
      },
    ],
  };
}

function crosses(places: readonly Point[]): string {
  const drawing = pen();
  for (const [x, y] of places)
    drawing
      .moveTo([x - 4, y - 4])
      .lineTo([x + 4, y + 4])
      .moveTo([x - 4, y + 4])
      .lineTo([x + 4, y - 4]);
  return drawing.path();
}
