import type { ReactNode } from 'react';

type Props = {
  /** Read aloud; shown over the table only with `shown`. */
  caption: string;
  shown?: boolean;
  columns: readonly string[];
  rows: readonly { readonly head: ReactNode; readonly cells: readonly ReactNode[] }[];
  /** `ledger`: the row's name is a big statement. `spec-sheet`: `<b>` is on the list, `<s>` nearly. */
  look?: 'ledger' | 'spec-sheet';
};

/**
 * A table with heads of rows and of columns. On narrow screens each row becomes a block of labels and values,
 * so nothing scrolls sideways.
 */
export const PlainTable = ({ caption, shown = true, columns, rows, look }: Props) => (
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
            <td key={index} data-label={columns[index + 1]}>
              <div>{cell}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
