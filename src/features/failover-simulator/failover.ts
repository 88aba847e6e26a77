import { itemAt } from '../../lib/item-at.ts';
import { type Mesh, type Part, type Parts } from './mesh.ts';
import { newsOf } from './news.ts';
import { costsOf, type Settings } from './settings.ts';

/** How long a route through a failed part stays in use, in modeled milliseconds, and what the time goes into. */
export type Failover = {
  readonly part: Part;
  /** Until neighbors have missed enough probes. */
  readonly noticing: number;
  /** Until the news has reached the sender; Infinity where no way for it is left. */
  readonly telling: number;
  readonly routing: number;
  readonly total: number;
};

/**
 * What the settings make of a failure.
 * @param down everything that is down once it has happened
 */
export function failoverOf(mesh: Mesh, settings: Settings, part: Part, down: Parts): Failover {
  const { noticedAt, heardAt } = newsOf(mesh, settings, costsOf(mesh, settings), part, 0, down);
  const telling = itemAt(heardAt, mesh.sender) - noticedAt;
  const { routingMs: routing } = settings;
  return { part, noticing: noticedAt, telling, routing, total: noticedAt + telling + routing };
}
