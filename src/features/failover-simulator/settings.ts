import { failover } from '../../content/product/failover.ts';
import { fragments } from '../../content/product/splitting.ts';
import type { Mesh } from './mesh.ts';
import type { Costs } from './routes.ts';

/** What the model computes with; every one can be changed by the visitor. */
export type Settings = {
  /** How many fragments a message is split into, and how many are enough to put it together. */
  readonly fragments: number;
  readonly needed: number;
  /** Milliseconds over a link of average length; others take as much longer as they are drawn. */
  readonly linkMs: number;
  /** Milliseconds in a relay before a fragment leaves it. */
  readonly relayMs: number;
  /** Milliseconds between two probes of a neighbor, and how many it may miss. */
  readonly probeMs: number;
  readonly missed: number;
  /** Milliseconds to compute new routes. */
  readonly routingMs: number;
  /** How often a fragment may be sent again. */
  readonly resends: number;
};

/** Split and probes as the product has them. */
export const defaultSettings: Settings = {
  fragments: fragments.total,
  needed: fragments.needed,
  // With these, the news of any dead relay reaches the sender and a new route stands in under 20 ms.
  linkMs: 3,
  relayMs: 0.5,
  probeMs: failover.probeIntervalMs,
  missed: failover.missedProbes,
  routingMs: 2,
  resends: 2,
};

type Field = {
  readonly name: keyof Settings;
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: true;
};

/** What can be set, with its limits, in the order it is asked. */
export const settingFields: readonly Field[] = [
  { name: 'fragments', label: 'Fragments', unit: '', min: 1, max: 5, isWhole: true },
  { name: 'needed', label: 'Fragments needed', unit: '', min: 1, max: 5, isWhole: true },
  { name: 'linkMs', label: 'Latency of an average link', unit: 'ms', min: 0.1, max: 500 },
  { name: 'relayMs', label: 'Time in a relay', unit: 'ms', min: 0, max: 100 },
  { name: 'probeMs', label: 'Interval between probes', unit: 'ms', min: 0.1, max: 5_000 },
  { name: 'missed', label: 'Probes missed', unit: '', min: 1, max: 10, isWhole: true },
  { name: 'routingMs', label: 'Computing new routes', unit: 'ms', min: 0, max: 1_000 },
  { name: 'resends', label: 'Resends of a fragment', unit: '', min: 0, max: 5, isWhole: true },
];

/** What is typed, by field. */
export type SettingTexts = Readonly<Record<keyof Settings, string>>;

/** The texts that show some settings. */
export const textsOf = (settings: Settings): SettingTexts =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, String(value)]),
  ) as SettingTexts;

/**
 * Reads what was typed. A field that cannot be used keeps the value the model has, and says why.
 * @param current what the model computes with now
 */
export function readSettings(
  texts: SettingTexts,
  current: Settings,
): { settings: Settings; errors: Partial<Record<keyof Settings, string>> } {
  const errors: Partial<Record<keyof Settings, string>> = {};
  const settings: Record<keyof Settings, number> = { ...current };
  for (const { name, label, min, max, isWhole } of settingFields) {
    const text = texts[name].trim();
    const value = Number(text);
    const fits =
      /^\d*\.?\d+$/.test(text) &&
      value >= min &&
      value <= max &&
      (!isWhole || Number.isInteger(value));
    if (fits) settings[name] = value;
    else
      errors[name] =
        `${label} must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}. The model still uses ${current[name]}.`;
  }
  if (settings.needed > settings.fragments) {
    errors.needed ??= `No more fragments can be needed than are sent. The model asks for ${settings.fragments}.`;
    settings.needed = settings.fragments;
  }
  return { settings, errors };
}

/** What links and relays of a mesh take. */
export const costsOf = (mesh: Mesh, settings: Settings): Costs => ({
  link: mesh.links.map(({ length }) => length * settings.linkMs),
  relay: settings.relayMs,
});
