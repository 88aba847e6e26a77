import { Tabs } from '../../ui/tabs.tsx';
import { Authentication } from './authentication.tsx';
import { Endpoints } from './endpoints.tsx';
import { Examples } from './examples.tsx';
import { Overview } from './overview.tsx';

/** The reference in its four tabs. */
export function ApiTabs({ path }: { path: string }) {
  return (
    <Tabs
      name="tab"
      label="API reference"
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          panel: (
            <div>
              <Overview />
            </div>
          ),
        },
        { id: 'authentication', label: 'Authentication', panel: <Authentication path={path} /> },
        { id: 'endpoints', label: 'Endpoints', panel: <Endpoints /> },
        { id: 'examples', label: 'Examples', panel: <Examples path={path} /> },
      ]}
    />
  );
}
