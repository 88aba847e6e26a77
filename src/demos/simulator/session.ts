import { keysOf, recordOf } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { numberOf, typed } from '../../lib/text/number-of.ts';
import {
  createMesh,
  defaultSettings,
  type Mesh,
  type MeshPart,
  relayCount,
  type Settings,
} from '../../models/mesh/mesh.ts';
import { idleLine, logLines } from './log.ts';
import { type MeshChange, type Run, simulate } from './simulate.ts';
import * as words from './words.ts';

type Field = {
  readonly name: keyof Settings;
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: true;
};

export const settingFields: readonly Field[] = [
  { name: 'fragments', label: words.fragments, unit: '', min: 1, max: 5, isWhole: true },
  { name: 'needed', label: words.needed, unit: '', min: 1, max: 5, isWhole: true },
  { name: 'linkMs', label: words.linkMs, unit: 'ms', min: 0.1, max: 500 },
  { name: 'relayMs', label: words.relayMs, unit: 'ms', min: 0, max: 100 },
  { name: 'probeMs', label: words.probeMs, unit: 'ms', min: 0.1, max: 5_000 },
  { name: 'missed', label: words.missed, unit: '', min: 1, max: 10, isWhole: true },
  { name: 'routingMs', label: words.routingMs, unit: 'ms', min: 0, max: 1_000 },
  { name: 'resends', label: words.resends, unit: '', min: 0, max: 5, isWhole: true },
];

export type SettingTexts = Readonly<Record<keyof Settings, string>>;

export const textsOf = (settings: Settings): SettingTexts =>
  recordOf(keysOf(settings), (name) => typed(settings[name]));

/** Parses the fields. An invalid field gets an error and keeps its current value. */
export function readSettings(
  texts: SettingTexts,
  current: Settings,
): { settings: Settings; errors: Partial<Record<keyof Settings, string>> } {
  const errors: Partial<Record<keyof Settings, string>> = {};
  const settings: Record<keyof Settings, number> = { ...current };
  for (const { name, label, min, max, isWhole } of settingFields) {
    const value = numberOf(texts[name]);
    const fits = value >= min && value <= max && (!isWhole || Number.isInteger(value));
    if (fits) settings[name] = value;
    else
      errors[name] = fill(isWhole ? words.notWhole : words.notNumber, {
        field: label,
        min: typed(min),
        max: typed(max),
        current: typed(current[name]),
      });
  }
  if (settings.needed > settings.fragments) {
    errors.needed ??= fill(words.tooManyNeeded, { count: settings.fragments });
    settings.needed = settings.fragments;
  }
  return { settings, errors };
}

type State = {
  readonly mesh: Mesh;
  readonly settings: Settings;
  /** Known to be down before the message. */
  readonly before: readonly MeshPart[];
  /** The last message; later edits belong to the next one. */
  readonly sent: string;
  /** Since the message was sent. */
  readonly changes: readonly MeshChange[];
  /** Modeled milliseconds since the message was sent; null without a message. */
  readonly clock: number | null;
  /** The last failure, with everything that was down then. */
  readonly failure: {
    readonly parts: readonly MeshPart[];
    readonly down: readonly MeshPart[];
  } | null;
  /** Lines of finished messages and changes between them. */
  readonly log: readonly string[];
};

/** The simulator's state with its undo history. */
export type Session = State & { readonly past: readonly State[] };

export type Action =
  | { readonly kind: 'undo' }
  | { readonly kind: 'send'; readonly message: string }
  | { readonly kind: 'repair' | 'finish' }
  | { readonly kind: 'advance'; readonly by: number }
  | { readonly kind: 'next' }
  | { readonly kind: 'change'; readonly parts: readonly MeshPart[]; readonly up: boolean }
  | { readonly kind: 'mesh'; readonly seed: number }
  | { readonly kind: 'settings'; readonly settings: Settings };

const maxLogLength = 120;
const maxPastLength = 60;

export function newSession(seed: number, settings: Settings = defaultSettings): Session {
  const mesh = createMesh(seed);
  const log = [fill(words.newMeshLine, { seed, relays: relayCount, links: mesh.links.length })];
  const idle = { before: [], sent: '', changes: [], clock: null, failure: null };
  return { mesh, settings, ...idle, log, past: [] };
}

let latest: { readonly state: State; readonly run: Run } | undefined;

/** The simulation of the current message. Cached, because every frame calls it. */
export function runOf(state: State): Run {
  const { mesh, settings, before, changes } = state;
  const known = latest?.state;
  const isSame =
    known?.mesh === mesh &&
    known.settings === settings &&
    known.before === before &&
    known.changes === changes;
  if (latest && isSame) return latest.run;
  const run = simulate(mesh, settings, new Set(before), changes);
  latest = { state, run };
  return run;
}

export function downNow({ before, changes }: Pick<State, 'before' | 'changes'>): Set<MeshPart> {
  const down = new Set(before);
  for (const { parts, up } of changes)
    for (const part of parts) {
      if (up) down.delete(part);
      else down.add(part);
    }
  return down;
}

export const isUnderWay = (state: State): boolean =>
  state.clock !== null && state.clock < runOf(state).endsAt;

/** Ends the message and moves its lines to the log. */
function settled(state: State): State {
  if (state.clock === null) return state;
  const lines = logLines(state.mesh, state.settings, runOf(state), state.clock);
  return {
    ...state,
    before: [...downNow(state)],
    changes: [],
    clock: null,
    log: [...state.log, ...lines].slice(-maxLogLength),
  };
}

function changed(state: State, parts: readonly MeshPart[], up: boolean): State {
  const from = isUnderWay(state) ? state : settled(state);
  const change = { at: from.clock ?? 0, parts, up };
  const next = { ...from, changes: [...from.changes, change] };
  const down = [...downNow(next)];
  const failure = up ? null : { parts, down };
  if (from.clock !== null) return { ...next, failure };
  const lines = idleLine(from.mesh, from.settings, change, new Set(down));
  return { ...from, before: down, failure, log: [...from.log, lines].slice(-maxLogLength) };
}

function step(state: State, action: Exclude<Action, { kind: 'undo' }>): State {
  switch (action.kind) {
    case 'send':
      return { ...settled(state), sent: action.message, clock: 0, failure: null };
    case 'advance':
    case 'next':
    case 'finish': {
      if (state.clock === null) return state;
      const { events, endsAt } = runOf(state);
      const clock = state.clock;
      if (action.kind === 'advance')
        return { ...state, clock: Math.min(endsAt, clock + action.by) };
      const next = events.find(({ at }) => at > clock + 1e-9)?.at ?? endsAt;
      return { ...state, clock: action.kind === 'next' ? next : endsAt };
    }
    case 'change':
      return action.parts.length === 0 ? state : changed(state, action.parts, action.up);
    case 'repair':
      return changed(state, [...downNow(state)], true);
    case 'mesh':
      return newSession(action.seed, state.settings);
    case 'settings':
      // Typing may leave the values unchanged; the message then continues.
      return settingFields.every(({ name }) => action.settings[name] === state.settings[name])
        ? state
        : { ...settled(state), settings: action.settings };
  }
}

/** The session's reducer. Undo covers every action but the passing of time. */
export function reduce(session: Session, action: Action): Session {
  const { past, ...state } = session;
  if (action.kind === 'undo') {
    const last = past.at(-1);
    return last ? { ...last, past: past.slice(0, -1) } : session;
  }
  const next = step(state, action);
  if (next === state) return session;
  const passes = action.kind === 'advance' || action.kind === 'next' || action.kind === 'finish';
  return { ...next, past: passes ? past : [...past, state].slice(-maxPastLength) };
}
