import { keysOf, recordOf } from '../../lib/records.ts';
import { numberOf } from '../../lib/text/number-of.ts';
import type { Settings } from '../../models/mesh/settings.ts';

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
    const value = numberOf(texts[name]);
    const fits = value >= min && value <= max && (!isWhole || Number.isInteger(value));
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
