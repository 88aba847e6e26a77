import { locale } from '../config/language.ts';

export type Order<Column extends string> = {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
};

/** Cycles a column from ascending to descending to the original order, which is null. */
export function nextOrder<Column extends string>(
  order: Order<Column> | null,
  column: Column,
): Order<Column> | null {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** Sorts rows stably, also when descending. Texts are sorted as in a dictionary of the site's language. */
export function sorted<Row, Column extends string>(
  rows: readonly Row[],
  order: Order<Column> | null,
  keys: Readonly<Record<Column, (row: Row) => number | string>>,
): readonly Row[] {
  if (!order) return rows;
  const key = keys[order.column];
  const sign = order.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(key(a), key(b)));
}

function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), locale, { sensitivity: 'base' });
}
