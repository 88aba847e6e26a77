import type { ReactNode } from 'react';

import { PlainTable } from './plain-table.tsx';
import './ledger.css';

type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly { statement: ReactNode; cells: readonly ReactNode[] }[];
};

/** A table of large statements, for example of claims with their scope. */
export const Ledger = ({ caption, columns, rows }: Props) => (
  <PlainTable
    caption={caption}
    columns={columns}
    rows={rows.map(({ statement, cells }) => ({ head: statement, cells }))}
    look="ledger"
  />
);

export const Gain = ({ children }: { children: ReactNode }) => (
  <span className="plus">{children}</span>
);
export const Loss = ({ children }: { children: ReactNode }) => (
  <span className="minus">{children}</span>
);
