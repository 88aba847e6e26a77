import { itemAt } from '../../lib/item-at.ts';
import { linkOfPart, type Mesh, type Part, partOfLink, type Parts } from './mesh.ts';
import { type Costs, quickestWays } from './routes.ts';
import type { Settings } from './settings.ts';

/** When a failure happened, and when each node has heard of it, in milliseconds; Infinity where it never does. */
export type News = {
  readonly part: Part;
  readonly at: number;
  readonly noticedAt: number;
  readonly heardAt: readonly number[];
};

/**
 * How a failure becomes known: neighbors miss the agreed number of probes, then tell the mesh by the
 * quickest ways that were up when it happened.
 * @param at when it happened
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
  const witnesses = link
    ? [link.a, link.b]
    : itemAt(mesh.linksAt, part).flatMap((one) =>
        down.has(partOfLink(mesh, one.link)) ? [] : [one.to],
      );
  const starts = new Map(witnesses.map((node) => [node, noticedAt]));
  return { part, at, noticedAt, heardAt: quickestWays(mesh, costs, starts, down).times };
}
