import { seededRandom } from '../../lib/random.ts';
import { disjointRoutes } from '../../models/mesh/disjoint-routes.ts';
import { costsOf, createMesh, defaultSettings, relayCount } from '../../models/mesh/mesh.ts';
import { shortestPaths } from '../../models/mesh/routes.ts';

export const tableMeshes = 10_000;

/** The result of `countDeliveries`, which takes too long for the page. `delivery.test.ts` recomputes it. */
export const deliveryTable: readonly Delivery[] = [
  {
    failed: 1,
    one: 8073,
    fourOfFour: 1973,
    threeOfFour: 10_000,
    twoOfFour: 10_000,
    healed: 10_000,
  },
  { failed: 2, one: 6343, fourOfFour: 318, threeOfFour: 5046, twoOfFour: 10_000, healed: 10_000 },
  { failed: 3, one: 4999, fourOfFour: 38, threeOfFour: 1980, twoOfFour: 7870, healed: 10_000 },
  { failed: 4, one: 3873, fourOfFour: 2, threeOfFour: 659, twoOfFour: 5220, healed: 10_000 },
  { failed: 6, one: 2211, fourOfFour: 0, threeOfFour: 57, twoOfFour: 1619, healed: 9884 },
  { failed: 8, one: 1177, fourOfFour: 0, threeOfFour: 2, twoOfFour: 349, healed: 9092 },
  { failed: 12, one: 262, fourOfFour: 0, threeOfFour: 0, twoOfFour: 4, healed: 4460 },
];

/** Number of meshes in which a message arrives. */
export type Delivery = {
  /** How many random relays failed; sender and receiver stay up. */
  readonly failed: number;
  /** On one route, fixed before the failures. */
  readonly one: number;
  /** Four fragments on fixed disjoint routes, by the number needed. */
  readonly fourOfFour: number;
  readonly threeOfFour: number;
  readonly twoOfFour: number;
  /** Any route is left, so resending over new routes succeeds. */
  readonly healed: number;
};

const fragments = 4;

/**
 * Counts deliveries over the meshes with seeds 1 to `meshes`. Each mesh loses its relays in one random
 * order, so that the rows are comparable.
 * @param failures numbers of failed relays, one row each
 */
export function countDeliveries(meshes: number, failures: readonly number[]): Delivery[] {
  const rows = failures.map((failed) => ({
    failed,
    one: 0,
    fourOfFour: 0,
    threeOfFour: 0,
    twoOfFour: 0,
    healed: 0,
  }));
  const none = new Set<number>();
  for (let seed = 1; seed <= meshes; seed += 1) {
    const mesh = createMesh(seed);
    const costs = costsOf(mesh, defaultSettings);
    const routes = disjointRoutes(mesh, costs, none, fragments);
    const [quickest] = disjointRoutes(mesh, costs, none, 1);
    const order = shuffledRelays(seed);
    for (const row of rows) {
      const down = new Set(order.slice(0, row.failed));
      const isWhole = (route: readonly number[]) => !route.some((node) => down.has(node));
      // With fewer routes than fragments, fragments share routes in turn.
      const arrived = Array.from({ length: fragments }, (_, at) =>
        isWhole(routes[at % routes.length] ?? []),
      ).filter(Boolean).length;
      if (isWhole(quickest ?? [])) row.one += 1;
      if (arrived >= 4) row.fourOfFour += 1;
      if (arrived >= 3) row.threeOfFour += 1;
      if (arrived >= 2) row.twoOfFour += 1;
      const { times } = shortestPaths(mesh, costs, new Map([[mesh.sender, 0]]), down);
      if (times[mesh.receiver] !== Infinity) row.healed += 1;
    }
  }
  return rows;
}

/** Fisher–Yates shuffle, with a random sequence independent of the mesh's own. */
function shuffledRelays(seed: number): number[] {
  const random = seededRandom(seed ^ 0x5bd1e995);
  const relays = Array.from({ length: relayCount }, (_, relay) => relay);
  for (let last = relays.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [relays[last], relays[other]] = [relays[other] ?? 0, relays[last] ?? 0];
  }
  return relays;
}
