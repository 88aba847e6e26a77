import { type Endpoint, endpoints } from '../../content/api/endpoints.ts';
import { sealedBytes, sealedParts } from '../../features/api-runner/sealed-parts.ts';
import { Key } from '../../sections/to-scale-rows.tsx';
import { ExampleResponse } from './example-response.tsx';
import { Fields } from './fields.tsx';
import { RequestCard } from './request-card.tsx';
import { Row } from './row.tsx';

export const Endpoints = () =>
  endpoints.map((endpoint) => (
    <Row
      key={endpoint.id}
      id={endpoint.id}
      code={
        <RequestCard id={endpoint.id} isShared>
          <div>
            <ExampleResponse status="200 OK" body={endpoint.exampleResponse} />
          </div>
        </RequestCard>
      }
    >
      <Documentation endpoint={endpoint} />
    </Row>
  ));

const Documentation = ({ endpoint }: { endpoint: Endpoint }) => (
  <>
    <h2>{endpoint.title}</h2>
    <p className="endpoint-name">
      <b>{endpoint.method}</b> {endpoint.endpoint}
    </p>
    <p>{endpoint.description}</p>
    {endpoint.request.length > 0 && <Fields caption="Request" fields={endpoint.request} />}
    <Fields caption="Response" fields={endpoint.response} />
    {endpoint.id === 'encrypt' && <Wire text="the quarterly forecast" />}
  </>
);

/** The parts of sealed data, to scale. */
function Wire({ text }: { text: string }) {
  const total = sealedBytes(text.length);
  const parts = sealedParts(text.length);
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { bytes }) => sum + bytes, 0),
  );
  return (
    <>
      <h3 className="mt-9 mb-3 text-h4">
        {text.length} bytes of text become {total.toLocaleString('en-US')}
      </h3>
      <svg
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="sealed-bytes"
      >
        {parts.map(({ part, bytes, tone }, index) => (
          <rect key={part} x={starts[index]} width={bytes} height="1" className={`tone-${tone}`} />
        ))}
      </svg>
      <Key
        items={parts.map(({ part, bytes, tone }) => ({
          tone,
          text: `${part} ${bytes.toLocaleString('en-US')}`,
        }))}
      />
    </>
  );
}
