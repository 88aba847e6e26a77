import { failover } from '../../content/product/failover.ts';
import { fragments } from '../../content/product/splitting.ts';
import { gabrielGraph } from '../../figures/graph.ts';
import { distance, type Point } from '../../figures/pen/geometry.ts';
import { itemAt } from '../../lib/item-at.ts';
import { seededRandom } from '../../lib/random.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';

/** The model's inputs, all editable. */
export type Settings = {
  /** How many fragments a message is split into, and how many rebuild it. */
  readonly fragments: number;
  readonly needed: number;
  /** Latency of a link of average length, in milliseconds; proportional to length. */
  readonly linkMs: number;
  /** Milliseconds that a fragment spends in a relay. */
  readonly relayMs: number;
  /** Milliseconds between probes of a neighbor, and how many missed probes count as a failure. */
  readonly probeMs: number;
  readonly missed: number;
  /** Milliseconds to compute new routes. */
  readonly routingMs: number;
  /** How often a fragment may be sent again. */
  readonly resends: number;
};

/** Fragments and probes have the product's values. */
export const defaultSettings: Settings = {
  fragments: fragments.total,
  needed: fragments.needed,
  // With these, news of a failed relay reaches the sender and new routes are ready within 20 ms.
  linkMs: 3,
  relayMs: 0.5,
  probeMs: failover.probeIntervalMs,
  missed: failover.missedProbes,
  routingMs: 2,
  resends: 2,
};

/** Latencies in milliseconds. */
export type Costs = {
  /** By link. */
  readonly link: readonly number[];
  /** Per relay passed. */
  readonly relay: number;
};

export const costsOf = (mesh: Mesh, settings: Settings): Costs => ({
  link: mesh.links.map(({ length }) => length * settings.linkMs),
  relay: settings.relayMs,
});

/** `length` is relative to the mesh's mean. */
type Link = { readonly a: number; readonly b: number; readonly length: number };

/** A network of relays between a sender and a receiver. */
export type Mesh = {
  readonly seed: number;
  readonly places: readonly Point[];
  readonly links: readonly Link[];
  /** For each node, its links by index and the node at their other end. */
  readonly linksAt: readonly (readonly { readonly link: number; readonly to: number }[])[];
  readonly sender: number;
  readonly receiver: number;
};

/** A node or a link: the node's index, or the number of nodes plus the link's index. */
export type MeshPart = number;
export type PartSet = ReadonlySet<MeshPart>;

/** The places' coordinate system. */
export const meshFrame = { width: 640, height: 440 } as const;

/** Relays are numbered row by row. */
export const columns = 5;
const rows = 5;
const inset = { x: 118, y: 44 } as const;
/** Maximum distance of a relay from its grid point. Keeps touch targets apart. */
const jitter = { x: 24, y: 20 } as const;

/** Relays are the first nodes. */
export const relayCount = columns * rows;

/** Seed of the mesh that pages draw, and that the simulator begins with. */
export const firstMesh = 438;

/**
 * Twenty-five relays near a grid, linked as a Gabriel graph (figures/graph.ts). Sender and receiver have a
 * link to each relay of the nearest column.
 * @param seed the same seed gives the same mesh
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
    length: distance(pointOf({ places }, a), pointOf({ places }, b)),
  }));
  const mean = drawn.reduce((sum, { length }) => sum + length, 0) / drawn.length;
  const links = drawn.map(({ a, b, length }) => ({ a, b, length: length / mean }));
  return { seed, places, links, linksAt: linksByNode(places.length, links), sender, receiver };
}

export const linksByNode = (nodes: number, links: readonly Link[]): Mesh['linksAt'] =>
  Array.from({ length: nodes }, (_, node) =>
    links.flatMap(({ a, b }, link) => {
      if (a === node) return [{ link, to: b }];
      return b === node ? [{ link, to: a }] : [];
    }),
  );

export const pointOf = ({ places }: Pick<Mesh, 'places'>, node: number): Point =>
  itemAt(places, node);

export const partOfLink = (mesh: Mesh, link: number): MeshPart => mesh.places.length + link;

/** Undefined for a node. */
export const linkOfPart = (mesh: Mesh, part: MeshPart): Link | undefined =>
  mesh.links[part - mesh.places.length];

export function nodeName(mesh: Mesh, node: number): string {
  if (node === mesh.sender) return 'A';
  return node === mesh.receiver ? 'B' : String(node + 1);
}

/** For example "relay 3" or "link 2–B". */
export function partName(mesh: Mesh, part: MeshPart): string {
  const link = linkOfPart(mesh, part);
  if (!link) return fill(words.relayName, { name: nodeName(mesh, part) });
  const ends = link.b === mesh.sender ? [link.b, link.a] : [link.a, link.b];
  return fill(words.linkName, { ends: ends.map((node) => nodeName(mesh, node)).join('–') });
}
