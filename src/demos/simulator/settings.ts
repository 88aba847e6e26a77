import { failover } from '../../content/product/failover.ts';
import { fragments } from '../../content/product/splitting.ts';
import { keysOf, recordOf } from '../../lib/records.ts';
import type { Mesh } from '../../models/mesh/mesh.ts';
import type { Costs } from '../../models/mesh/routes.ts';

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

type Field = {
  readonly name: keyof Settings;
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: true;
};

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

export type SettingTexts = Readonly<Record<keyof Settings, string>>;

export const textsOf = (settings: Settings): SettingTexts =>
  recordOf(keysOf(settings), (name) => String(settings[name]));

/** Parses the fields. An invalid field gets an error and keeps its current value. */
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

export const costsOf = (mesh: Mesh, settings: Settings): Costs => ({
  link: mesh.links.map(({ length }) => length * settings.linkMs),
  relay: settings.relayMs,
});
