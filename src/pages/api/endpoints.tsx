import { type Endpoint, endpoints } from '../../content/api/endpoints.ts';
import { defaultAlgorithm } from '../../content/product/algorithms.ts';
import { formats, sampleRecord } from '../../content/product/wrap.ts';
import { SealedRecord } from '../../sections/sealed-record.tsx';
import { ExampleResponse } from './example-response.tsx';
import { Fields } from './fields.tsx';
import { CallCard } from './call-card.tsx';
import { Row } from './row.tsx';
import './endpoints.css';

export const Endpoints = () =>
  endpoints.map((endpoint) => (
    <Row
      key={endpoint.id}
      id={endpoint.id}
      code={
        <CallCard id={endpoint.id} isShared>
          <div>
            <ExampleResponse status="200 OK" body={endpoint.exampleResponse} />
          </div>
        </CallCard>
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
    {endpoint.id === 'encrypt' && (
      <>
        <h3 className="mt-9 mb-3 text-h4">What encrypted_data holds</h3>
        <p>
          {formats.record} {formats.mlKemOnly}
        </p>
        <SealedRecord algorithm={defaultAlgorithm} textBytes={sampleRecord.textBytes} />
      </>
    )}
  </>
);
