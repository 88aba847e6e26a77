import { itemAt } from '../../lib/item-at.ts';
import {
  type Costs,
  linkOfPart,
  type Mesh,
  type MeshPart,
  partOfLink,
  type PartSet,
  type Settings,
} from '../../models/mesh/mesh.ts';
import { shortestPaths } from '../../models/mesh/routes.ts';

/**
 * How news of a failure spreads: neighbors miss the set number of probes, then notify the mesh over the
 * quickest working paths.
 * @param at time of the failure
 * @param down everything that is down then, the failed part included
 * @returns when it is noticed and when each node hears of it, in milliseconds; Infinity for never
 */
export function newsOf(
  mesh: Mesh,
  settings: Settings,
  costs: Costs,
  part: MeshPart,
  at: number,
  down: PartSet,
) {
  const noticedAt = at + settings.probeMs * settings.missed;
  const link = linkOfPart(mesh, part);
  const detectors = link
    ? [link.a, link.b]
    : itemAt(mesh.linksAt, part).flatMap((one) =>
        down.has(partOfLink(mesh, one.link)) ? [] : [one.to],
      );
  const sources = new Map(detectors.map((node) => [node, noticedAt]));
  return { noticedAt, heardAt: shortestPaths(mesh, costs, sources, down).times };
}
