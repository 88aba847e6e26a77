import { failover } from '../../content/product/failover.ts';
import { fragments } from '../../content/product/splitting.ts';
import type { Mesh } from './mesh.ts';
import type { Costs } from './routes.ts';

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

export const costsOf = (mesh: Mesh, settings: Settings): Costs => ({
  link: mesh.links.map(({ length }) => length * settings.linkMs),
  relay: settings.relayMs,
});
