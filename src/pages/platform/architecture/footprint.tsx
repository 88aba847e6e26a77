import { footprint } from '../../../content/product/buying.ts';
import { PlainTable } from '../../../sections/plain-table.tsx';

/** The machines of a first production installation. */
export const Footprint = () => (
  <PlainTable
    caption="Machines"
    shown={false}
    columns={['Part', 'What runs']}
    rows={footprint.map(({ part, runs }) => ({ head: part, cells: [runs] }))}
  />
);
