import type { ReactNode } from 'react';

type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly { readonly head: string; readonly cells: readonly ReactNode[] }[];
};

/**
 * A table with a caption, heads of rows and of columns. On narrow screens each row becomes a block whose
 * cells carry the names of their columns, so nothing scrolls sideways.
 */
export function PlainTable({ caption, columns, rows }: Props) {
  return (
    <table className="block w-full text-left text-ui md:table">
      <caption className="block pb-4 text-left text-small text-ink-2 md:table-caption">
        {caption}
      </caption>
      <thead className="hidden md:table-header-group">
        <tr className="border-b border-line-2">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"

              className="py-3 pr-8 font-normal text-ink-2"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-line-2 md:table-row-group">
        {rows.map(({ head, cells }) => (
          <tr
            key={head}

            className="block border-b border-line py-4 align-top md:table-row md:py-0"
          >
            <th
              scope="row"

              className="block pr-8 font-semibold md:table-cell md:w-1/4 md:py-5 md:align-top"
            >
              {head}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}

                className="block pt-2 text-ink-2 md:table-cell md:py-5 md:pr-8 md:align-top"
              >
                <span aria-hidden="true" className="block text-small text-ink-3 md:hidden">
                  {columns[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
