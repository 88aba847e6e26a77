import { data } from '../lib/dom/attributes.ts';
import type { ReactNode } from 'react';
import './plain-table.css';

type Props = {
  /** Visible only with `shown`. */
  caption: string;
  shown?: boolean;
  columns: readonly string[];
  rows: readonly { readonly head: ReactNode; readonly cells: readonly ReactNode[] }[];
  look?: 'ledger' | 'spec-sheet';
};

/** A table that does not scroll sideways: on narrow screens, each row becomes a block of labels and values. */
export const PlainTable = ({ caption, shown = false, columns, rows, look }: Props) => (
  <table className={look ? `stacking-table ${look}` : 'stacking-table'}>
    <caption className={shown ? undefined : 'visually-hidden'}>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ head, cells }, row) => (
        <tr key={row}>
          <th scope="row">{head}</th>
          {cells.map((cell, index) => (
            <td key={index} {...data({ label: columns[index + 1] })}>
              <div>{cell}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
