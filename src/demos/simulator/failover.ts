import { itemAt } from '../../lib/item-at.ts';
import { type Mesh, type Part, type Parts } from '../../models/mesh/mesh.ts';
import { newsOf } from './news.ts';
import { costsOf, type Settings } from '../../models/mesh/settings.ts';

/** Time until routes avoid a failed part, in modeled milliseconds, by step. */
export type Failover = {
  readonly part: Part;
  /** Until neighbors have missed enough probes. */
  readonly detection: number;
  /** Until the news has reached the sender; Infinity if no path for it is left. */
  readonly notification: number;
  readonly routing: number;
  readonly total: number;
};

/** @param down everything that is down, the failed part included */
export function failoverOf(mesh: Mesh, settings: Settings, part: Part, down: Parts): Failover {
  const { noticedAt, heardAt } = newsOf(mesh, settings, costsOf(mesh, settings), part, 0, down);
  const notification = itemAt(heardAt, mesh.sender) - noticedAt;
  const { routingMs: routing } = settings;
  const total = noticedAt + notification + routing;
  return { part, detection: noticedAt, notification, routing, total };
}
