import { endpoints } from '../content/api/endpoints.ts';
import { api } from '../content/pages/api.ts';
import { plaintextPath } from '../content/product/custody.ts';
import { sandbox } from '../content/product/sandbox.ts';
import type { PageProps } from '../page-props.ts';
import { HeroPlain } from '../sections/hero/hero-plain.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Authentication } from './api/authentication.tsx';
import { Endpoints } from './api/endpoints.tsx';
import { Examples } from './api/examples.tsx';
import * as labels from './api/labels.ts';
import { Overview } from './api/overview.tsx';
import './api/tabs.css';

export const Page = ({ path }: PageProps) => (
  <>
    <HeroPlain heading={api.heading} lede={api.lede} />
    <Tabs
      name="tab"
      label={labels.reference}
      column={<EndpointLinks />}
      intro={<Notice />}
      tabs={[
        { id: 'overview', label: labels.overview, panel: <Overview /> },
        {
          id: 'authentication',
          label: labels.authentication,
          panel: <Authentication path={path} />,
        },
        { id: 'endpoints', label: labels.endpoints, panel: <Endpoints /> },
        { id: 'examples', label: labels.examples, panel: <Examples path={path} /> },
      ]}
    />
  </>
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
