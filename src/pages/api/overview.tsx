import { hasDemo } from '../../config/is-published.ts';
import { categoryNames, endpoints } from '../../content/api/endpoints.ts';
import { api } from '../../content/pages/api.ts';
import { sandbox } from '../../content/product/sandbox.ts';
import { grouped } from '../../lib/text/format.ts';
import { sampleRecord } from '../../content/product/wrap.ts';
import { byId } from '../../lib/records.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Rows, Surface } from '../../ui/surface/surface.tsx';
import { Log } from '../../ui/surface/text.tsx';
import * as labels from './labels.ts';
import { Row } from './row.tsx';
import './overview.css';
import { Paragraphs } from '../../ui/texts.tsx';

const { overview } = byId(api.sections);
const { text, textBytes, recordBytes } = sampleRecord;

export const Overview = () => (
  <>
    <Row code={<RoundTrip />}>
      <h2>{overview.heading}</h2>
      <Paragraphs of={overview.paragraphs} />
      <MoreLink href={api.next.to}>{api.next.label}</MoreLink>
    </Row>
    <Row
      code={
        <Surface title="Public sandbox" state="synthetic data only">
          <Rows
            items={[
              { term: 'Address', value: <code translate="no">{sandbox.address}</code> },
              { term: 'Free', value: sandbox.limit },
              { term: 'SLA', value: sandbox.sla },
              { term: 'Format', value: 'JSON over TLS 1.3' },
              {
                term: 'OpenAPI',
                value: (
                  <a className="link" href="/openapi.json" download>
                    openapi.json
                  </a>
                ),
              },
            ]}
          />
        </Surface>
      }
    >
      <h2>{labels.endpoints}</h2>
      <ul className="endpoint-list">
        {endpoints.map(({ id, title, method, endpoint, category }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{title}</b>
              <code translate="no">
                {method} {endpoint}
              </code>
              <span>{categoryNames[category]}</span>
            </a>
          </li>
        ))}
      </ul>
    </Row>
  </>
);

const RoundTrip = () => (
  <Surface
    title="A round trip"
    state="computed"
    foot={
      hasDemo('api-calls') && (
        <a className="link inline-flex min-h-11 items-center" href="/api?tab=examples">
          Run it in this page
        </a>
      )
    }
  >
    <Log
      lines={[
        { mark: '$', text: `encrypt "${text}"`, tone: 'ink' },
        { mark: ' ', text: `${textBytes} bytes in` },
        {
          mark: ' ',
          text: `${grouped(recordBytes)} bytes out`,
          tone: 'signal',
        },
        { mark: '$', text: 'change one byte, decrypt', tone: 'ink' },
        { mark: ' ', text: '422 decryption_failed, no text returned', tone: 'attack' },
        { mark: '$', text: 'change it back, decrypt', tone: 'ink' },
        { mark: ' ', text: `"${text}"`, tone: 'ok' },
      ]}
    />
  </Surface>
);
