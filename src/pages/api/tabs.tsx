import { endpoints } from '../../content/api/endpoints.ts';
import { plaintextPath } from '../../content/product/custody.ts';
import { sandbox } from '../../content/product/sandbox.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Authentication } from './authentication.tsx';
import { Endpoints } from './endpoints.tsx';
import { Examples } from './examples.tsx';
import { Overview } from './overview.tsx';
import './tabs.css';

export const ApiTabs = ({ path }: { path: string }) => (
  <Tabs
    name="tab"
    label="API reference"
    column={<EndpointLinks />}
    intro={<Notice />}
    tabs={[
      { id: 'overview', label: 'Overview', panel: <Overview /> },
      { id: 'authentication', label: 'Authentication', panel: <Authentication path={path} /> },
      { id: 'endpoints', label: 'Endpoints', panel: <Endpoints /> },
      { id: 'examples', label: 'Examples', panel: <Examples path={path} /> },
    ]}
  />
);

const Notice = () => (
  <div className="reference-notice">
    <p>
      <b>Where plaintext goes.</b> {plaintextPath.library} {plaintextPath.http}
    </p>
    <p>
      <b>Sandbox.</b> {sandbox.notice} {sandbox.interface}
    </p>
  </div>
);

const EndpointLinks = () => (
  <nav aria-label="Endpoints">
    <ul>
      {endpoints.map(({ id, title, method }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span className="mono">{method}</span> {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
