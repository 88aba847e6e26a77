import { integrations } from '../content/product/integrations.ts';
import { PlainTable } from '../sections/plain-table.tsx';

export const IntegrationTable = ({ caption }: { caption: string }) => (
  <PlainTable
    caption={caption}
    columns={['Standard', 'What you connect', 'Tested with']}
    rows={integrations.map(({ standard, use, testedWith }) => ({
      head: standard,
      cells: [use, testedWith],
    }))}
  />
);
