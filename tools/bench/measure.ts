/** One measured value: a line of a table. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: 'B' | 'ms' | '';
  /** The value divided by that of the bare page. */
  readonly ratio?: number | undefined;
};

/** A part's figures, and notes on how to read them and on failures. */
export type Report = { readonly figures: Figure[]; readonly notes: string[] };

/** The median; for an even count, the lower one of the middle two; NaN without numbers. */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1] ?? Number.NaN;

/** Runs one measurement. A failure becomes a note, so that the others still run. */
export async function attempt<Result>(
  { notes }: Report,
  what: string,
  measure: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await measure();
  } catch (error) {
    notes.push(`FAILED ${what}: ${String(error).split('\n')[0]}`);
    return undefined;
  }
}

/**
 * Measures subjects in turn, so that a busy minute of the machine affects all of them.
 * @returns the median of each value per subject, without subjects that always failed
 */
export async function rounds<Key extends string, What extends { readonly name: string }>(
  report: Report,
  subjects: readonly What[],
  count: number,
  measure: (subject: What) => Promise<Readonly<Record<Key, number>>>,
): Promise<Map<What, Readonly<Record<Key, number>>>> {
  const visits = new Map<What, Readonly<Record<Key, number>>[]>();
  for (let round = 0; round < count; round += 1)
    for (const subject of subjects) {
      const values = await attempt(report, subject.name, () => measure(subject));
      if (values) visits.set(subject, [...(visits.get(subject) ?? []), values]);
    }
  const medians = (all: readonly Readonly<Record<Key, number>>[]) =>
    Object.fromEntries(
      Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((one) => one[key as Key]))]),
    ) as Record<Key, number>;
  return new Map([...visits].map(([subject, all]) => [subject, medians(all)]));
}

export function table(figures: readonly Figure[]): string {
  const width = Math.max(0, ...figures.map(({ name }) => name.length));
  const line = ({ name, value, unit, ratio }: Figure) => {
    const digits = Math.abs(value) < 10 && !Number.isInteger(value) ? 3 : 0;
    const shown = value.toLocaleString('en-US', { maximumFractionDigits: digits });
    return `${name.padEnd(width)}  ${`${shown} ${unit}`.padStart(12)}  ${ratio?.toFixed(2) ?? ''}`;
  };
  return figures.map((figure) => line(figure).trimEnd()).join('\n');
}
