import { distance, type Point } from '../../figures/geometry.ts';
import { gabrielGraph } from '../../figures/graph.ts';
import { itemAt } from '../../lib/item-at.ts';
import { seededRandom } from '../../lib/random.ts';

/** A link between two nodes; `length` is relative to the mean of its mesh. */
export type Link = { readonly a: number; readonly b: number; readonly length: number };

/** Relays between two ends. Nodes and links are numbered; a part is a node's number, or a link's after them. */
export type Mesh = {
  readonly seed: number;
  readonly places: readonly Point[];
  readonly links: readonly Link[];
  /** The links at each node, by number, and where they lead from there. */
  readonly linksAt: readonly (readonly { readonly link: number; readonly to: number }[])[];
  readonly sender: number;
  readonly receiver: number;
};

/** A node or a link, as one number, so that what is down is one set. */
export type Part = number;
export type Parts = ReadonlySet<Part>;

/** Size of the drawing that the places are in. */
export const meshFrame = { width: 640, height: 440 } as const;

const columns = 5;
const rows = 5;
const inset = { x: 118, y: 44 } as const;
/** How far a relay may stand from its place in the grid; keeps any two apart far enough to be pressed. */
const jitter = { x: 24, y: 20 } as const;

/** How many relays a mesh has; their numbers come first. */
export const relayCount = columns * rows;

/**
 * Twenty-five relays about a grid, joined as a Gabriel graph (figures/graph.ts), between a sender and a
 * receiver with one link to each relay of the nearest column.
 * @param seed the same number makes the same mesh
 */
export function createMesh(seed: number): Mesh {
  const random = seededRandom(seed);
  const around = (middle: number, most: number) => middle + (2 * random() - 1) * most;
  const stepX = (meshFrame.width - 2 * inset.x) / (columns - 1);
  const stepY = (meshFrame.height - 2 * inset.y) / (rows - 1);
  const relays = Array.from({ length: relayCount }, (_, relay): Point => [
    around(inset.x + (relay % columns) * stepX, jitter.x),
    around(inset.y + Math.floor(relay / columns) * stepY, jitter.y),
  ]);
  const [sender, receiver] = [relayCount, relayCount + 1];
  const places: Point[] = [
    ...relays,
    [28, meshFrame.height / 2],
    [meshFrame.width - 28, meshFrame.height / 2],
  ];
  const ends = relays.flatMap((_, relay) => {
    const column = relay % columns;
    if (column === 0) return [[relay, sender] as const];
    return column === columns - 1 ? [[relay, receiver] as const] : [];
  });
  const pairs = [...gabrielGraph(relays), ...ends];
  const drawn = pairs.map(([a, b]) => ({
    a,
    b,
    length: distance(placeOf({ places }, a), placeOf({ places }, b)),
  }));
  const mean = drawn.reduce((sum, { length }) => sum + length, 0) / drawn.length;
  const links = drawn.map(({ a, b, length }) => ({ a, b, length: length / mean }));
  return { seed, places, links, linksAt: linksByNode(places.length, links), sender, receiver };
}

/** What a mesh with so many nodes knows of the links at each. */
export const linksByNode = (nodes: number, links: readonly Link[]): Mesh['linksAt'] =>
  Array.from({ length: nodes }, (_, node) =>
    links.flatMap(({ a, b }, link) => {
      if (a === node) return [{ link, to: b }];
      return b === node ? [{ link, to: a }] : [];
    }),
  );

/** Where a node is drawn. */
export const placeOf = ({ places }: Pick<Mesh, 'places'>, node: number): Point =>
  itemAt(places, node);

/** The part that a link is. */
export const partOfLink = (mesh: Mesh, link: number): Part => mesh.places.length + link;

/** The link that a part is; undefined for a node. */
export const linkOfPart = (mesh: Mesh, part: Part): Link | undefined =>
  mesh.links[part - mesh.places.length];

/** What a node is called on the page. */
export function nodeName(mesh: Mesh, node: number): string {
  if (node === mesh.sender) return 'A';
  return node === mesh.receiver ? 'B' : String(node + 1);
}

/** What a node or a link is called on the page. */
export function partName(mesh: Mesh, part: Part): string {
  const link = linkOfPart(mesh, part);
  if (!link) return `relay ${nodeName(mesh, part)}`;
  const ends = link.b === mesh.sender ? [link.b, link.a] : [link.a, link.b];
  return `link ${ends.map((node) => nodeName(mesh, node)).join('–')}`;
}
