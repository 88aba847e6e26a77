import type { ReactNode } from 'react';

import { PlainTable } from './plain-table.tsx';
import './spec-sheet.css';

type Props = {
  caption: string;
  /** Headers for `use`, `listed`, `misses` and, if given, `remark`. */
  columns: readonly string[];
  rows: readonly {
    use: ReactNode;
    listed: ReactNode;
    misses: readonly string[];
    remark?: ReactNode;
  }[];
};

/** Shows what a standard lists in large type, and near misses struck through. */
export const SpecSheet = ({ caption, columns, rows }: Props) => (
  <PlainTable
    caption={caption}
    columns={columns}
    rows={rows.map(({ use, listed, misses, remark }) => ({
      head: use,
      cells: [
        <b key="listed">{listed}</b>,
        misses.map((miss, index) => (
          <span key={miss}>
            {index > 0 && ', '}
            <s>{miss}</s>
          </span>
        )),
        ...(remark === undefined ? [] : [remark]),
      ],
    }))}
    look="spec-sheet"
  />
);
