import type { ReactNode } from 'react';

import type { Order } from '../lib/sorted.ts';
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
