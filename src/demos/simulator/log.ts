import { oneDecimal } from '../../lib/text/format.ts';
import { itemAt } from '../../lib/item-at.ts';
import { fill } from '../../lib/text/fill.ts';
import { capitalized, counted, listOf, plural } from '../../lib/text/grammar.ts';
import {
  costsOf,
  linkOfPart,
  type Mesh,
  nodeName,
  type MeshPart,
  partName,
  type PartSet,
  type Settings,
} from '../../models/mesh/mesh.ts';
import { quickestRoute, type MeshRoute } from '../../models/mesh/routes.ts';
import { newsOf } from './news.ts';
import type { MeshChange, Run, RunEvent } from './simulate.ts';
import * as words from './words.ts';

/** Time until routes avoid a failed part, in modeled milliseconds, by step. */
export type Failover = {
  readonly part: MeshPart;
  /** Until neighbors have missed enough probes. */
  readonly detection: number;
  /** Until the news has reached the sender; Infinity if no path for it is left. */
  readonly notification: number;
  readonly routing: number;
  /** Infinity if the sender never hears of it, or has no route left. */
  readonly total: number;
};

/** @param down everything that is down, the failed part included */
export function failoverOf(
  mesh: Mesh,
  settings: Settings,
  part: MeshPart,
  down: PartSet,
): Failover {
  const costs = costsOf(mesh, settings);
  const { noticedAt, heardAt } = newsOf(mesh, settings, costs, part, 0, down);
  const notification = itemAt(heardAt, mesh.sender) - noticedAt;
  const { routingMs: routing } = settings;
  const isCutOff = quickestRoute(mesh, costs, mesh.sender, mesh.receiver, down) === null;
  const total = isCutOff ? Infinity : noticedAt + notification + routing;
  return { part, detection: noticedAt, notification, routing, total };
}

/** The failover from the part that the sender hears of last, of those that failed at once. */
export const slowestFailover = (
  mesh: Mesh,
  settings: Settings,
  parts: readonly MeshPart[],
  down: PartSet,
): Failover =>
  parts
    .map((part) => failoverOf(mesh, settings, part, down))
    .reduce((slowest, one) => (one.notification > slowest.notification ? one : slowest));

/** Formats modeled milliseconds. */
export const milliseconds = (ms: number): string =>
  fill(words.milliseconds, { ms: oneDecimal(ms) });

const routeName = (mesh: Mesh, route: MeshRoute) =>
  route.map((node) => nodeName(mesh, node)).join(', ');

/** For example "relay 7", "link 3–4", "2 relays and 1 link". */
function partsName(mesh: Mesh, parts: readonly MeshPart[]): string {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return partName(mesh, first);
  const links = parts.filter((part) => linkOfPart(mesh, part)).length;
  const relays = parts.length - links;
  return listOf([
    ...(relays > 0 ? [counted(relays, words.relays)] : []),
    ...(links > 0 ? [counted(links, words.links)] : []),
  ]);
}

function changeWords(mesh: Mesh, { parts, up }: MeshChange): string {
  const isCut = parts.every((part) => linkOfPart(mesh, part));
  const forms = up ? words.areBack : isCut ? words.areCut : words.areDead;
  return capitalized(fill(plural(parts.length, forms), { parts: partsName(mesh, parts) }));
}

/** The sentence of an event; null for one that another has told. */
function eventWords(mesh: Mesh, settings: Settings, run: Run, event: RunEvent): string | null {
  const number = 'fragment' in event ? event.fragment + 1 : 0;
  const { needed } = settings;
  switch (event.kind) {
    case 'sent':
      return event.fragment === 0 ? departure(settings, run) : null;
    case 'resent':
      return fill(words.sentAgain, { number, route: routeName(mesh, event.route) });
    case 'detour':
      return fill(words.turnsOff, { number, route: routeName(mesh, event.route) });
    case 'lost':
      return fill(linkOfPart(mesh, event.part) ? words.lostOnLink : words.lostAtRelay, {
        number,
        part: partName(mesh, event.part),
      });
    case 'stopped':
      return fill(words.stops, { number, part: partName(mesh, event.node) });
    case 'arrived':
      return event.count > needed
        ? fill(words.arrivesInVain, { number })
        : fill(words.arrives, { number, arrived: event.count, needed });
    case 'complete':
      return words.isComplete;
    case 'undelivered':
      return words.isUndelivered;
    case 'changed':
      return changeWords(mesh, event.change);
    case 'noticed':
      return counted(settings.missed, words.neighborsNotice, { part: partName(mesh, event.part) });
    case 'heard':
      return fill(words.hasHeard, { part: partName(mesh, event.part) });
  }
}

function departure({ fragments: count }: Settings, { routes }: Run): string {
  if (count === 1) return words.oneLeaves;
  if (routes.length >= count) return fill(words.leaveApart, { count });
  if (routes.length === 1) return fill(words.leaveOnOne, { count });
  return fill(words.leaveOnFew, { count, routes: routes.length });
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
  if (run.routes.length === 0) return [words.noRoute];
  return run.events.flatMap((event) => {
    if (event.at > clock + 1e-9 || isRepeated(run, event)) return [];
    const text = eventWords(mesh, settings, run, event);
    return text === null ? [] : [fill(words.line, { time: milliseconds(event.at), event: text })];
  });
}

/** The log line of a change while no message is in transit. */
export const idleLine = (
  mesh: Mesh,
  settings: Settings,
  change: MeshChange,
  down: PartSet,
): string => {
  const event = changeWords(mesh, change);
  if (change.up) return `${event} ${words.usedFromNext}`;
  const { detection, notification, total } = slowestFailover(mesh, settings, change.parts, down);
  if (!Number.isFinite(notification)) return `${event} ${words.cannotHear}`;
  const steps = fill(Number.isFinite(total) ? words.stepsOfFailover : words.noRouteLeft, {
    detection: milliseconds(detection),
    heard: milliseconds(detection + notification),
    total: milliseconds(total),
  });
  return `${event} ${steps}`;
};
