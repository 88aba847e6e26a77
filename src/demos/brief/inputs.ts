import { oneLine } from '../../lib/text/one-line.ts';
import { keysOf } from '../../lib/records.ts';
import { numberOf } from '../../lib/text/number-of.ts';

export const maxSystemLength = 60;

/** Cleans a system's name. */
export const systemName = (text: string): string => oneLine(text, maxSystemLength);

export type Inputs = {
  /** Name of the system; may be empty. */
  readonly system: string;
  /** X: years that the data must stay secret. */
  readonly secrecy: number;
  /** Y: years that the migration takes. */
  readonly migration: number;
  /** Z: the range of years in which a quantum computer may break today's algorithms. */
  readonly earliest: number;
  readonly latest: number;
  /** Ids of regimes. */
  readonly regimes: readonly string[];
};

export type InputTexts = Readonly<
  Record<'system' | 'secrecy' | 'migration' | 'earliest' | 'latest', string>
>;

const limits = {
  secrecy: { label: 'X, years of secrecy,', min: 0, max: 75 },
  migration: { label: 'Y, years of migration,', min: 1, max: 30 },
  earliest: { label: 'Z, earliest year,', min: 2026, max: 2100 },
  latest: { label: 'Z, latest year,', min: 2026, max: 2100 },
} as const;

export const textsOf = (inputs: Inputs): InputTexts => ({
  system: inputs.system,
  secrecy: String(inputs.secrecy),
  migration: String(inputs.migration),
  earliest: String(inputs.earliest),
  latest: String(inputs.latest),
});

/** Parses the fields. An invalid field gets an error and keeps its current value. */
export function readInputs(
  texts: InputTexts,
  current: Inputs,
): { inputs: Inputs; errors: Partial<Record<keyof InputTexts, string>> } {
  const errors: Partial<Record<keyof InputTexts, string>> = {};
  const read = { ...current, system: systemName(texts.system) };
  for (const name of keysOf(limits)) {
    const { label, min, max } = limits[name];
    const value = wholeNumber(texts[name], min, max);
    if (value === null)
      errors[name] =
        `${label} must be a whole number from ${min} to ${max}. The brief still uses ${current[name]}.`;
    else read[name] = value;
  }
  if (read.latest < read.earliest) {
    errors.latest ??= `Z, latest year, cannot come before the earliest. The brief uses ${read.earliest} for both.`;
    read.latest = read.earliest;
  }
  return { inputs: read, errors };
}

function wholeNumber(text: string, min: number, max: number): number | null {
  const value = numberOf(text);
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
}

const marker = 'brief';

/** The URL hash with the inputs, which browsers send to no server. */
export function hashOf({ system, secrecy, migration, earliest, latest, regimes }: Inputs): string {
  const fields = new URLSearchParams({
    [marker]: '1',
    x: String(secrecy),
    y: String(migration),
    z: `${earliest}-${latest}`,
    r: regimes.join('.'),
    ...(system && { s: system }),
  });
  return `#${fields}`;
}

/**
 * Parses a hash. Missing and invalid fields fall back to the defaults.
 * @param known ids of all regimes
 * @returns null if the hash has no brief
 */
export function inputsOf(hash: string, defaults: Inputs, known: readonly string[]): Inputs | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  if (fields.get(marker) !== '1') return null;
  const [earliest = '', latest = ''] = (fields.get('z') ?? '').split('-');
  const texts = {
    system: fields.get('s') ?? '',
    secrecy: fields.get('x') ?? '',
    migration: fields.get('y') ?? '',
    earliest,
    latest,
  };
  const ids = fields.get('r');
  const chosen = new Set(ids?.split('.', known.length * 2));
  const regimes = ids === null ? defaults.regimes : known.filter((id) => chosen.has(id));
  return { ...readInputs(texts, defaults).inputs, regimes };
}
