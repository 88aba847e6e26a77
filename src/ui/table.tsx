import type { ComponentProps, ReactNode } from 'react';

import { data } from '../lib/dom/attributes.ts';

type Props = Omit<ComponentProps<'table'>, 'children'> & {
  /** Visible only with `shown`. */
  caption?: string;
  shown?: boolean;
  /** Headers, starting with that of the row headers. */
  columns?: readonly ReactNode[];
  rows: readonly {
    /** What it is known by as rows come and go; else its place. */
    readonly key?: string;
    /** Its address on the page. */
    readonly id?: string | undefined;
    readonly className?: string | undefined;
    /** Absent where no cell says what the row is about. */
    readonly head?: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
  /** Whether its rows become blocks of labels and values on narrow screens. */
  stacks?: boolean;
};

const labelOf = (column: ReactNode) =>
  data({ label: typeof column === 'string' ? column : undefined });

/** A table of a header row, and of rows with a header each. */
export const Table = ({ caption, shown, columns, rows, stacks, ...props }: Props) => (
  <table {...props}>
    {caption && <caption className={shown ? undefined : 'visually-hidden'}>{caption}</caption>}
    {columns && (
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(({ key, head, cells, ...row }, index) => (
        <tr key={key ?? index} {...row}>
          {head !== undefined && <th scope="row">{head}</th>}
          {cells.map((cell, at) => (
            <td key={at} {...(stacks && labelOf(columns?.[at + 1]))}>
              {stacks ? <div>{cell}</div> : cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
