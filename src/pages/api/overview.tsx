import { hasDemo } from '../../config/is-published.ts';
import { categoryNames, endpoints } from '../../content/api/endpoints.ts';
import { api, apiTabs, roundTripWords, sandboxWords } from '../../content/pages/api.ts';
import { sandbox } from '../../content/product/sandbox.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { sampleRecord } from '../../content/product/wrap.ts';
import { byId } from '../../lib/records.ts';
import { MoreLink } from '../../ui/links.tsx';
import { Log, Rows, Surface } from '../../ui/surface/surface.tsx';
import { Row } from './reference-row.tsx';
import { Paragraphs } from '../../ui/texts.tsx';
import './overview.css';

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
        <Surface title={sandboxWords.title} state={sandboxWords.state}>
          <Rows
            items={[
              { term: sandboxWords.address, value: <code translate="no">{sandbox.address}</code> },
              { term: sandboxWords.free, value: sandbox.limit },
              { term: sandboxWords.sla, value: sandbox.sla },
              { term: sandboxWords.format, value: sandboxWords.formatIs },
              {
                term: sandboxWords.openApi,
                value: (
                  <a className="link" href="/openapi.json" download>
                    {sandboxWords.openApiFile}
                  </a>
                ),
              },
            ]}
          />
        </Surface>
      }
    >
      <h2>{apiTabs.endpoints}</h2>
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
    title={roundTripWords.title}
    state={roundTripWords.state}
    foot={
      hasDemo('api-calls') && (
        <a className="link inline-flex min-h-11 items-center" href="/api?tab=examples">
          {roundTripWords.run}
        </a>
      )
    }
  >
    <Log
      lines={[
        { mark: '$', text: `encrypt "${text}"`, tone: 'ink' },
        { mark: ' ', text: fill(roundTripWords.bytesIn, { bytes: textBytes }) },
        {
          mark: ' ',
          text: fill(roundTripWords.bytesOut, { bytes: grouped(recordBytes) }),
          tone: 'signal',
        },
        { mark: '$', text: roundTripWords.change, tone: 'ink' },
        { mark: ' ', text: roundTripWords.refused, tone: 'attack' },
        { mark: '$', text: roundTripWords.back, tone: 'ink' },
        { mark: ' ', text: `"${text}"`, tone: 'ok' },
      ]}
    />
  </Surface>
);
