import type { ReactNode } from 'react';

import type { Order } from '../lib/sorted.ts';
import { fill } from '../lib/text/fill.ts';
import { sortedBy } from './words.ts';
import './sort-header.css';

type Props<Column extends string> = {
  column: Column;
  order: Order<Column> | null;
  onSort: (column: Column) => void;
  children: ReactNode;
};

const signs = { ascending: '↑', descending: '↓' } as const;

/** A column header with a button that sorts the table of an island. */
export function SortHeader<Column extends string>(props: Props<Column>) {
  const { column, order, onSort, children } = props;
  const direction = order?.column === column ? order.direction : undefined;
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" onClick={() => onSort(column)} className="sort-button needs-script">
        {children}
        <span aria-hidden="true" className={direction ? 'text-signal' : 'text-faint'}>
          {direction ? signs[direction] : '↕'}
        </span>
      </button>
      <span className="no-script">{children}</span>
    </th>
  );
}

/** How many rows a table shows, and how it is sorted: for a text that is announced, since the header’s state is not. */
export const withOrder = <Column extends string>(
  shown: string,
  order: Order<Column> | null,
  columns: Readonly<Record<Column, string>>,
): string =>
  order ? fill(sortedBy[order.direction], { shown, column: columns[order.column] }) : shown;
