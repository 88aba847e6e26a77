import { survey2025, surveyWords } from '../../content/product/survey.ts';
import type { Deadline, Regime } from '../../content/regimes.ts';
import { keysOf } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { numberOf } from '../../lib/text/number-of.ts';
import { oneLine } from '../../lib/text/one-line.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import * as words from './words.ts';

/** The source of the range for Z: from unlikely to more likely than not. */
export const survey = {
  label: survey2025.label,
  href: survey2025.href,
  text: `${surveyWords.newest} ${surveyWords.caveat}`,
  earliest: survey2025.year + 5,
  latest: survey2025.year + 15,
} as const;

export type DueDate = Deadline & { readonly regime: Regime };

/** The deadlines of the chosen regimes, earliest first. */
export const dueDates = (regimes: readonly Regime[], chosen: readonly string[]): DueDate[] =>
  regimes
    .filter(({ id }) => chosen.includes(id))
    .flatMap((regime) => regime.deadlines.map((deadline) => ({ ...deadline, regime })))
    .toSorted((a, b) => a.day.localeCompare(b.day));

/** X + Y on the calendar, compared with the range for Z. */
export type Reading = {
  readonly startsOn: IsoDay;
  /** Y years later. A string, because February 29 may not exist then; compares as an ISO day. */
  readonly migratedOn: string;
  readonly startsIn: number;
  readonly migratedIn: number;
  /** How long data must stay secret that is still protected the old way when the migration ends. */
  readonly secretUntil: number;
  readonly against: 'before' | 'within' | 'after';
};

/**
 * Mosca's rule: if X + Y is more than Z, secrecy is already at risk. Mosca, Cybersecurity in an era with
 * quantum computers: will we be ready?, IACR ePrint 2015/1075.
 */
export function reading({ secrecy, migration, earliest, latest }: Inputs, today: IsoDay): Reading {
  const startsIn = Number(today.slice(0, 4));
  const migratedIn = startsIn + migration;
  const secretUntil = migratedIn + secrecy;
  const against = secretUntil < earliest ? 'before' : secretUntil <= latest ? 'within' : 'after';
  const migratedOn = today.replace(/^\d+/, String(migratedIn));
  return { startsOn: today, migratedOn, startsIn, migratedIn, secretUntil, against };
}

/** The years of Z, or the one year. */
export const yearsOf = ({ earliest, latest }: Inputs): string =>
  earliest === latest ? String(earliest) : fill(words.years, { from: earliest, to: latest });

/** The rule's conclusion in two sentences. */
export function verdict({ migratedIn, secretUntil, against }: Reading, inputs: Inputs) {
  const second = { before: words.beforeRange, within: words.withinRange, after: words.afterRange }[
    against
  ];
  return {
    first: fill(words.secretUntil, { migratedIn, secretUntil }),
    second: fill(second, { range: yearsOf(inputs) }),
  };
}

/** The survey's range, and example numbers. */
export const defaultInputs: Inputs = {
  system: '',
  secrecy: 10,
  migration: 6,
  earliest: survey.earliest,
  latest: survey.latest,
  regimes: ['us-civil', 'eu'],
};

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
  secrecy: { label: words.secrecyInError, min: 0, max: 75 },
  migration: { label: words.migrationInError, min: 1, max: 30 },
  earliest: { label: words.earliestInError, min: 2026, max: 2100 },
  latest: { label: words.latestInError, min: 2026, max: 2100 },
} as const;

export const textsOfInputs = (inputs: Inputs): InputTexts => ({
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
      errors[name] = fill(words.notWholeNumber, { field: label, min, max, current: current[name] });
    else read[name] = value;
  }
  if (read.latest < read.earliest) {
    errors.latest ??= fill(words.latestTooEarly, { year: read.earliest });
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
export function hashOfInputs({
  system,
  secrecy,
  migration,
  earliest,
  latest,
  regimes,
}: Inputs): string {
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
