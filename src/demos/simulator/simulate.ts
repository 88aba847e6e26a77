import { itemAt } from '../../lib/item-at.ts';
import {
  disjointRoutes,
  linkBetween,
  quickestRoute,
  type MeshRoute,
  usesAny,
} from '../../models/mesh/routes.ts';
import {
  costsOf,
  type Mesh,
  type MeshPart,
  partOfLink,
  type PartSet,
  type Settings,
} from '../../models/mesh/mesh.ts';
import { newsOf } from './news.ts';

/** A change of the mesh; `at` in milliseconds after the message was sent. */
export type MeshChange = {
  readonly at: number;
  readonly parts: readonly MeshPart[];
  readonly up: boolean;
};

/** A fragment's passage over one link. */
export type Leg = {
  readonly fragment: number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly lostAt: number | null;
};

export type RunEvent = { readonly at: number } & (
  | {
      readonly kind: 'sent' | 'resent' | 'detour';
      readonly fragment: number;
      readonly route: MeshRoute;
    }
  | { readonly kind: 'lost'; readonly fragment: number; readonly part: MeshPart }
  | { readonly kind: 'stopped'; readonly fragment: number; readonly node: number }
  | { readonly kind: 'arrived'; readonly fragment: number; readonly count: number }
  | { readonly kind: 'complete' | 'undelivered' }
  | { readonly kind: 'changed'; readonly change: MeshChange }
  | { readonly kind: 'noticed' | 'heard'; readonly part: MeshPart; readonly change: MeshChange }
);

/** The simulation of one message. */
export type Run = {
  readonly events: readonly RunEvent[];
  readonly legs: readonly Leg[];
  /** The first routes. With fewer routes than fragments, fragments share them in turn. */
  readonly routes: readonly MeshRoute[];
  /** When enough fragments have arrived; null for never. */
  readonly completeAt: number | null;
  /** When the last fragment has stopped and the last news has reached the sender. */
  readonly endsAt: number;
};

/** A fragment at a node, about to go on. */
type Stay = { at: number; fragment: number; node: number; route: MeshRoute };

/** What happens at a time. A step sees what earlier ones did, and nothing that lies ahead. */
type Step = { at: number; take: () => void };

/**
 * Simulates one message, event by event. Fragments leave together on disjoint routes. A node that has heard
 * of a failure ahead reroutes a fragment; otherwise the fragment is lost, and the sender resends it once it
 * has heard of the failure and computed new routes. Links have no capacity limit. Repaired parts carry
 * traffic at once, but routes use them only from the next message on.
 *
 * @param before parts known to be down when the message is sent
 * @param changes later changes, in order of time
 */
export function simulate(
  mesh: Mesh,
  settings: Settings,
  before: PartSet,
  changes: readonly MeshChange[],
): Run {
  const costs = costsOf(mesh, settings);
  const { sender, receiver } = mesh;
  const events: RunEvent[] = changes.map((change) => ({ at: change.at, kind: 'changed', change }));
  const legs: Leg[] = [];

  const isDown = (part: MeshPart, at: number): boolean => {
    const last = changes.findLast((change) => change.at <= at && change.parts.includes(part));
    return last ? !last.up : before.has(part);
  };
  const downAt = (at: number): PartSet =>
    new Set(
      [...before, ...changes.flatMap(({ parts }) => parts)].filter((part) => isDown(part, at)),
    );
  /** When a part goes down within an interval; null if it stays up. */
  const failsWithin = (part: MeshPart, from: number, to: number): number | null =>
    isDown(part, from)
      ? from
      : (changes.find(
          ({ at, parts }) => at > from && at <= to && parts.includes(part) && isDown(part, at),
        )?.at ?? null);

  const news = changes
    .filter(({ up }) => !up)
    .flatMap((change) => {
      const { at, parts } = change;
      const down = downAt(at);
      return parts.map((part) => ({
        ...newsOf(mesh, settings, costs, part, at, down),
        part,
        change,
      }));
    });
  const known = (node: number, at: number): Set<MeshPart> =>
    new Set([
      ...before,
      ...news.flatMap(({ part, heardAt }) => (itemAt(heardAt, node) <= at ? [part] : [])),
    ]);

  const routes = disjointRoutes(mesh, costs, before, settings.fragments);
  const steps: Step[] = [];
  const resends = new Map<number, number>();
  const current = new Map<number, MeshRoute>();
  const arrivals: { at: number; fragment: number }[] = [];

  const start = (at: number, kind: 'sent' | 'resent', fragment: number, route: MeshRoute) => {
    current.set(fragment, route);
    events.push({ at, kind, fragment, route });
    advance({ at, fragment, node: sender, route });
  };

  /** Resends a fragment, on a route apart from the others if possible. */
  const resend = (at: number, fragment: number) => {
    const down = known(sender, at);
    const others = [...current].flatMap(([other, route]) => (other === fragment ? [] : route));
    const apart = new Set([...down, ...others]);
    apart.delete(sender);
    apart.delete(receiver);
    const route =
      quickestRoute(mesh, costs, sender, receiver, apart) ??
      quickestRoute(mesh, costs, sender, receiver, down);
    if (route) start(at, 'resent', fragment, route);
  };

  /** Has a fragment resent once the sender has heard why it was lost. */
  const planResend = (fragment: number, lostAt: number) => {
    const sentBefore = resends.get(fragment) ?? 0;
    const heard = news
      .filter(({ part }) => usesAny(mesh, current.get(fragment) ?? [], new Set([part])))
      .map(({ heardAt }) => itemAt(heardAt, sender));
    const at = Math.max(lostAt, Math.min(...heard)) + settings.routingMs;
    if (sentBefore >= settings.resends || !Number.isFinite(at)) return;
    resends.set(fragment, sentBefore + 1);
    steps.push({ at, take: () => resend(at, fragment) });
  };

  const lose = (fragment: number, at: number, part: MeshPart) => {
    events.push({ at, kind: 'lost', fragment, part });
    planResend(fragment, at);
  };

  const advance = ({ at, fragment, node, route: planned }: Stay) => {
    const died = failsWithin(node, at - settings.relayMs, at);
    if (died !== null) {
      lose(fragment, died, node);
      return;
    }
    let route: MeshRoute = planned.slice(planned.indexOf(node));
    const down = known(node, at);
    if (usesAny(mesh, route, down)) {
      const detour = quickestRoute(mesh, costs, node, receiver, down);
      if (!detour) {
        events.push({ at, kind: 'stopped', fragment, node });
        planResend(fragment, at);
        return;
      }
      route = detour;
      current.set(fragment, [...planned.slice(0, planned.indexOf(node)), ...detour]);
      events.push({ at, kind: 'detour', fragment, route });
    }
    const to = itemAt(route, 1);
    const link = linkBetween(mesh, node, to);
    const end = at + itemAt(costs.link, link);
    const cutAt = failsWithin(partOfLink(mesh, link), at, end);
    const isLost = cutAt !== null || isDown(to, end);
    legs.push({ fragment, from: node, to, start: at, end, lostAt: isLost ? (cutAt ?? end) : null });
    if (isLost) lose(fragment, cutAt ?? end, cutAt === null ? to : partOfLink(mesh, link));
    else if (to === receiver) arrivals.push({ at: end, fragment });
    else {
      const leaves = end + settings.relayMs;
      steps.push({ at: leaves, take: () => advance({ at: leaves, fragment, node: to, route }) });
    }
  };

  for (let fragment = 0; fragment < settings.fragments; fragment += 1) {
    const route = routes[fragment % Math.max(1, routes.length)];
    if (route) start(0, 'sent', fragment, route);
  }
  while (steps.length > 0) {
    const next = steps.reduce((first, step) => (step.at < first.at ? step : first));
    steps.splice(steps.indexOf(next), 1);
    next.take();
  }

  // Not in order of sending: links differ in length.
  arrivals.sort((a, b) => a.at - b.at);
  const completeAt = arrivals[settings.needed - 1]?.at ?? null;
  for (const [index, { at, fragment }] of arrivals.entries()) {
    events.push({ at, kind: 'arrived', fragment, count: index + 1 });
    if (index + 1 === settings.needed) events.push({ at, kind: 'complete' });
  }
  const ends = events.flatMap(({ at, kind }) => (kind === 'changed' ? [] : [at]));
  if (completeAt === null) events.push({ at: Math.max(0, ...ends), kind: 'undelivered' });
  for (const { part, change, noticedAt, heardAt } of news) {
    const heard = itemAt(heardAt, sender);
    events.push({ at: noticedAt, kind: 'noticed', part, change });
    if (Number.isFinite(heard)) events.push({ at: heard, kind: 'heard', part, change });
  }
  return {
    events: events.toSorted((a, b) => a.at - b.at),
    legs,
    routes,
    completeAt,
    endsAt: Math.max(...events.map(({ at }) => at)),
  };
}
