/** One measured value: a line of a table. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The value divided by the reference value. */
  readonly ratio?: number | undefined;
  readonly goal?: Goal | undefined;
};

export type Goal = {
  readonly of: 'value' | 'ratio';
  readonly is: 'at most' | 'at least';
  readonly limit: number;
};

export const atMost = (of: Goal['of'], limit: number): Goal => ({ of, is: 'at most', limit });
export const atLeast = (of: Goal['of'], limit: number): Goal => ({ of, is: 'at least', limit });

/**
 * The median; for an even count, the mean of the middle two.
 * @throws Error if there are none
 */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing');
  return (low + high) / 2;
}

/** `value / reference`; undefined without a positive reference. */
export const ratioOf = (value: number, reference: number | undefined): number | undefined =>
  reference === undefined || reference <= 0 ? undefined : value / reference;

/** Whether a figure reaches its goal; undefined without a goal or a ratio. */
export function reaches({ value, ratio, goal }: Figure): boolean | undefined {
  const found = goal?.of === 'ratio' ? ratio : value;
  if (!goal || found === undefined) return undefined;
  return goal.is === 'at most' ? found <= goal.limit : found >= goal.limit;
}

const grouped = (value: number) => {
  const digits = Math.abs(value) < 10 && !Number.isInteger(value) ? 3 : 0;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
};

function goalText(figure: Figure): string {
  const { goal, unit } = figure;
  if (!goal) return '';
  const limit = goal.of === 'ratio' ? goal.limit.toFixed(2) : `${grouped(goal.limit)} ${unit}`;
  const reached = reaches(figure);
  const verdict = reached === undefined ? 'unknown' : reached ? 'reached' : 'MISSED';
  return `${goal.of === 'ratio' ? 'ratio ' : ''}${goal.is} ${limit.trim()}: ${verdict}`;
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${grouped(figure.value)} ${figure.unit}`.trim(),
    goalText(figure),
    figure.ratio === undefined ? '' : figure.ratio.toFixed(2),
  ]);
  const all = [['', 'figure', 'goal', 'ratio'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) => {
      const cells = row.map((text, column) => {
        const width = widths[column] ?? 0;
        return column % 2 === 1 ? text.padStart(width) : text.padEnd(width);
      });
      return cells.join('  ').trimEnd();
    })
    .join('\n');
}
