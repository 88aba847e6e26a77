import { itemAt } from '../../lib/item-at.ts';
import { capitalized, listOf } from '../../lib/text/grammar.ts';
import {
  costsOf,
  linkOfPart,
  type Mesh,
  nodeName,
  type Part,
  partName,
  partOfLink,
  type Parts,
  type Settings,
} from '../../models/mesh/mesh.ts';
import { type Costs, type Route, shortestPaths } from '../../models/mesh/routes.ts';
import type { Change, Run, RunEvent } from './simulate.ts';

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

/** Formats modeled milliseconds. */
export const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;

const routeName = (mesh: Mesh, route: Route) =>
  route.map((node) => nodeName(mesh, node)).join(', ');

/** For example "relay 7", "link 3–4", "2 relays and 1 link". */
function partsName(mesh: Mesh, parts: readonly Part[]): string {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return partName(mesh, first);
  const links = parts.filter((part) => linkOfPart(mesh, part)).length;
  const counted = (count: number, name: string) =>
    count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`];
  return listOf([...counted(parts.length - links, 'relay'), ...counted(links, 'link')]);
}

function changeWords(mesh: Mesh, { parts, up }: Change): string {
  const one = parts.length === 1;
  const isCut = parts.every((part) => linkOfPart(mesh, part));
  const verb = up ? 'back up' : isCut ? 'cut' : 'dead';
  return `${partsName(mesh, parts)} ${one ? 'is' : 'are'} ${verb}`;
}

const sentence = (text: string) => `${capitalized(text)}.`;

function words(mesh: Mesh, settings: Settings, run: Run, event: RunEvent): string | null {
  const name = 'fragment' in event ? `fragment ${event.fragment + 1}` : '';
  switch (event.kind) {
    case 'sent':
      return event.fragment === 0 ? departure(settings, run) : null;
    case 'resent':
      return `A sends ${name} again: ${routeName(mesh, event.route)}`;
    case 'detour':
      return `${name} turns off: ${routeName(mesh, event.route)}`;
    case 'lost':
      return `${name} is lost ${linkOfPart(mesh, event.part) ? 'on' : 'at'} ${partName(mesh, event.part)}`;
    case 'stopped':
      return `${name} stops at ${partName(mesh, event.node)}, which knows no way on`;
    case 'arrived':
      return event.count > settings.needed
        ? `${name} arrives; B no longer needs it`
        : `${name} arrives, ${event.count} of ${settings.needed} needed`;
    case 'complete':
      return 'B has enough fragments: the message is complete';
    case 'undelivered':
      return `no fragment is on its way any more: the message is not delivered`;
    case 'changed':
      return changeWords(mesh, event.change);
    case 'noticed':
      return `neighbors of ${partName(mesh, event.part)} notice: ${settings.missed} ${settings.missed === 1 ? 'probe' : 'probes'} missed`;
    case 'heard':
      return `A has heard of ${partName(mesh, event.part)}`;
  }
}

function departure({ fragments }: Settings, { routes }: Run): string {
  const sent = fragments === 1 ? 'one fragment leaves A' : `${fragments} fragments leave A`;
  if (fragments === 1) return sent;
  if (routes.length >= fragments) return `${sent} on ${fragments} routes that share no relay`;
  return `${sent} on ${routes.length} ${routes.length === 1 ? 'route, which they share' : 'routes, so that some share one'}`;
}

/** Of parts that failed at once, only the first is logged: a partition would repeat each line ten times. */
const isRepeated = ({ events }: Run, event: RunEvent): boolean =>
  'change' in event &&
  event !==
    events.find(
      (other) => other.kind === event.kind && 'change' in other && other.change === event.change,
    );

/** The log of a message up to a time, oldest line first. */
export function logLines(mesh: Mesh, settings: Settings, run: Run, clock: number): string[] {
  if (run.routes.length === 0) return ['No route from A to B is up. Nothing was sent.'];
  return run.events.flatMap((event) => {
    if (event.at > clock + 1e-9 || isRepeated(run, event)) return [];
    const text = words(mesh, settings, run, event);
    return text === null ? [] : [`${milliseconds(event.at)}: ${sentence(text)}`];
  });
}

/** The log line of a change while no message is in transit. */
export const idleLine = (mesh: Mesh, settings: Settings, change: Change, down: Parts): string => {
  const event = sentence(changeWords(mesh, change));
  if (change.up) return `${event} Routes count on it from the next message.`;
  const [part = 0] = change.parts;
  const { detection, total, routing } = failoverOf(mesh, settings, part, down);
  if (!Number.isFinite(total)) return `${event} No way is left on which A could hear of it.`;
  return `${event} Neighbors notice after ${milliseconds(detection)}, A has heard after ${milliseconds(total - routing)}, new routes stand after ${milliseconds(total)}.`;
};
