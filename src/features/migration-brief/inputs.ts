/** What a brief is made from. */
export type Inputs = {
  /** What it is about; may be empty. */
  readonly system: string;
  /** X: for how many years the data must stay secret. */
  readonly secrecy: number;
  /** Y: how many years the migration takes. */
  readonly migration: number;
  /** Z as a range: the earliest and the latest year to plan for. */
  readonly earliest: number;
  readonly latest: number;
  /** Ids of regimes. */
  readonly regimes: readonly string[];
};

/** What is typed, by field. */
export type InputTexts = Readonly<
  Record<'system' | 'secrecy' | 'migration' | 'earliest' | 'latest', string>
>;

export const maxSystemLength = 60;

const limits = {
  secrecy: { label: 'X, years of secrecy,', min: 0, max: 75 },
  migration: { label: 'Y, years of migration,', min: 1, max: 30 },
  earliest: { label: 'Z, earliest year,', min: 2026, max: 2100 },
  latest: { label: 'Z, latest year,', min: 2026, max: 2100 },
} as const;

type NumberName = keyof typeof limits;
const names = Object.keys(limits) as readonly NumberName[];

/** The texts that show some inputs. */
export const textsOf = (inputs: Inputs): InputTexts => ({
  system: inputs.system,
  secrecy: String(inputs.secrecy),
  migration: String(inputs.migration),
  earliest: String(inputs.earliest),
  latest: String(inputs.latest),
});

/** Text that may stand in a brief: one line, no control characters, not too long. */
export const systemName = (text: string): string =>
  Array.from(text.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' '))
    .slice(0, maxSystemLength)
    .join('');

/**
 * Reads what was typed. A field that cannot be used keeps the value of before, and says why.
 * @param current what the brief is made from now
 */
export function readInputs(
  texts: InputTexts,
  current: Inputs,
): { inputs: Inputs; errors: Partial<Record<keyof InputTexts, string>> } {
  const errors: Partial<Record<keyof InputTexts, string>> = {};
  const read = { ...current, system: systemName(texts.system) };
  for (const name of names) {
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
  const value = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

const mark = 'brief';

/** The part of an address after `#` that holds the inputs. A browser sends it to no one. */
export function hashOf({ system, secrecy, migration, earliest, latest, regimes }: Inputs): string {
  const fields = new URLSearchParams({
    [mark]: '1',
    x: String(secrecy),
    y: String(migration),
    z: `${earliest}-${latest}`,
    r: regimes.join('.'),
    ...(system && { s: system }),
  });
  return `#${fields}`;
}

/**
 * Reads the inputs back. Addresses are typed by anyone: a field that is missing or cannot be used takes
 * its default, and nothing else is looked at.
 * @param known ids of the regimes there are
 * @returns null when the address holds no brief
 */
export function inputsOf(hash: string, defaults: Inputs, known: readonly string[]): Inputs | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  if (fields.get(mark) !== '1') return null;
  const [earliest = '', latest = ''] = (fields.get('z') ?? '').split('-');
  const texts = {
    system: fields.get('s') ?? '',
    secrecy: fields.get('x') ?? '',
    migration: fields.get('y') ?? '',
    earliest,
    latest,
  };
  const asked = fields.get('r');
  const named = new Set(asked?.split('.', known.length * 2));
  const regimes = asked === null ? defaults.regimes : known.filter((id) => named.has(id));
  return { ...readInputs(texts, defaults).inputs, regimes };
}
