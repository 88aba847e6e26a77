import { itemAt } from '../../lib/item-at.ts';
import {
  type Costs,
  linkOfPart,
  type Mesh,
  type Part,
  partOfLink,
  type Parts,
  type Settings,
} from '../../models/mesh/mesh.ts';
import { shortestPaths } from '../../models/mesh/routes.ts';

/** When a failure happened and when each node hears of it, in milliseconds; Infinity for never. */
export type News = {
  readonly part: Part;
  readonly at: number;
  readonly noticedAt: number;
  readonly heardAt: readonly number[];
};

/**
 * How news of a failure spreads: neighbors miss the set number of probes, then notify the mesh over the
 * quickest working paths.
 * @param at time of the failure
 * @param down everything that is down then, the failed part included
 */
export function newsOf(
  mesh: Mesh,
  settings: Settings,
  costs: Costs,
  part: Part,
  at: number,
  down: Parts,
): News {
  const noticedAt = at + settings.probeMs * settings.missed;
  const link = linkOfPart(mesh, part);
  const detectors = link
    ? [link.a, link.b]
    : itemAt(mesh.linksAt, part).flatMap((one) =>
        down.has(partOfLink(mesh, one.link)) ? [] : [one.to],
      );
  const sources = new Map(detectors.map((node) => [node, noticedAt]));
  return { part, at, noticedAt, heardAt: shortestPaths(mesh, costs, sources, down).times };
}
