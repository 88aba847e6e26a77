import { AddressTabs } from '../../ui/address-tabs.tsx';
import { Static } from '../../ui/static.tsx';
import { Authentication } from './authentication.tsx';
import { Endpoints } from './endpoints.tsx';
import { Examples } from './examples.tsx';
import { Overview } from './overview.tsx';

/** The reference in its four tabs. */
export function ApiTabs({ path }: { path: string }) {
  return (
    <AddressTabs
      label="API reference"
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          panel: (
            <Static>
              <Overview />
            </Static>
          ),
        },
        { id: 'authentication', label: 'Authentication', panel: <Authentication path={path} /> },
        { id: 'endpoints', label: 'Endpoints', panel: <Endpoints /> },
        { id: 'examples', label: 'Examples', panel: <Examples path={path} /> },
      ]}
    />
  );
}
