import type { ReactNode } from 'react';

import type { Tone } from '../ui/tone.ts';
import './dot-table.css';

type Props = {
  caption: string;
  /** Column headers, starting with that of the row headers. */
  columns: readonly ReactNode[];
  rows: readonly {
    head: ReactNode;
    cells: readonly {
      /** From 0 to 1: the dot's area as a share of its ring. */
      share: number;
      label: ReactNode;
      tone?: Tone;
    }[];
  }[];
};

const radius = 21;

/** A table of shares with a dot of proportional area beside each. */
export const DotTable = ({ caption, columns, rows }: Props) => (
  <table className="dot-table">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th key={index} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ head, cells }, index) => (
        <tr key={index}>
          <th scope="row">{head}</th>
          {cells.map(({ share, label, tone = 'signal' }, column) => (
            <td key={column}>
              <span>
                <svg viewBox="0 0 44 44" className={`tone-${tone}`} aria-hidden="true">
                  <circle cx="22" cy="22" r={radius} />
                  <circle cx="22" cy="22" r={Math.round(radius * Math.sqrt(share) * 10) / 10} />
                </svg>
                {label}
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
