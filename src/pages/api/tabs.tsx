import { endpoints } from '../../content/api/endpoints.ts';
import { plaintextPath } from '../../content/product/custody.ts';
import { sandbox } from '../../content/product/sandbox.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Authentication } from './authentication.tsx';
import { Endpoints } from './endpoints.tsx';
import { Examples } from './examples.tsx';
import * as labels from './labels.ts';
import { Overview } from './overview.tsx';
import './tabs.css';

export const ApiTabs = ({ path }: { path: string }) => (
  <Tabs
    name="tab"
    label={labels.reference}
    column={<EndpointLinks />}
    intro={<Notice />}
    tabs={[
      { id: 'overview', label: labels.overview, panel: <Overview /> },
      { id: 'authentication', label: labels.authentication, panel: <Authentication path={path} /> },
      { id: 'endpoints', label: labels.endpoints, panel: <Endpoints /> },
      { id: 'examples', label: labels.examples, panel: <Examples path={path} /> },
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
  <nav aria-label={labels.endpoints}>
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
