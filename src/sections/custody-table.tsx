import { custodyColumns, custodyRows } from '../content/product/custody.ts';
import { whoRunsWhat } from './words.ts';
import { PlainTable } from './plain-table.tsx';

/** Who hosts and operates each part, and what it can read. */
export const CustodyTable = () => (
  <PlainTable
    caption={whoRunsWhat}
    columns={custodyColumns}
    rows={custodyRows.map(([head, ...cells]) => ({ head, cells }))}
  />
);
