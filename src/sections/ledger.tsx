import type { ReactNode } from 'react';

import { PlainTable } from './plain-table.tsx';

type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly { statement: ReactNode; cells: readonly ReactNode[] }[];
};

/** Big statements with scope, counting and kind: claims, losses, verdicts of authorities. */
export const Ledger = ({ caption, columns, rows }: Props) => (
  <PlainTable
    caption={caption}
    shown={false}
    columns={columns}
    rows={rows.map(({ statement, cells }) => ({ head: statement, cells }))}
    look="ledger"
  />
);

/** What is gained, and what is lost, in a cell of a ledger. */
export const Gain = ({ children }: { children: ReactNode }) => (
  <span className="plus">{children}</span>
);
export const Loss = ({ children }: { children: ReactNode }) => (
  <span className="minus">{children}</span>
);
