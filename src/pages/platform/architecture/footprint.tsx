import { effort, footprint } from '../../../content/product/buying.ts';
import { validation } from '../../../content/product/validation.ts';
import { PlainTable } from '../../../sections/plain-table.tsx';

/** What a first production installation consists of, who works on it, and how its modules are validated. */
export const Footprint = () => (
  <div className="grid gap-y-10">
    <PlainTable
      caption="Machines"
      columns={['Part', 'What runs']}
      rows={footprint.map(({ part, runs }) => ({ head: part, cells: [runs] }))}
    />
    <PlainTable
      caption="Your people"
      columns={['Role', 'To install', 'Each month', 'Work']}
      rows={effort.map(({ role, install, monthly, work }) => ({
        head: role,
        cells: [hours(install), hours(monthly), work],
      }))}
    />
    <PlainTable
      caption="Validation status"
      columns={['Module', 'Status', 'Evidence']}
      rows={validation.map(({ module, status, evidence }) => ({
        head: module,
        cells: [status, evidence],
      }))}
    />
  </div>
);

const hours = (count: number) => (count === 0 ? 'None' : `${count} hours`);
