import { hasDemo } from '../config/is-published.ts';
import { type Endpoint, endpoints, examples } from '../content/api/endpoints.ts';
import { api, apiTabs, apiWords, refusal } from '../content/pages/api.ts';
import { defaultAlgorithm } from '../content/product/algorithms.ts';
import { apiErrors } from '../content/product/api-errors.ts';
import { plaintextPath } from '../content/product/custody.ts';
import { sandbox } from '../content/product/sandbox.ts';
import { formats, sampleRecord } from '../content/product/wrap.ts';
import { requests } from '../content/requests.ts';
import authorization from '../content/samples/files/authorization.sh?sample';
import roundTripGo from '../content/samples/files/round-trip.go?sample';
import roundTripPython from '../content/samples/files/round-trip.py?sample';
import roundTripTypeScript from '../content/samples/files/round-trip.ts?sample';
import { RequestLink } from '../features/request/request-link.tsx';
import { byId } from '../lib/records.ts';
import { fill } from '../lib/text/fill.ts';
import type { PageProps } from '../routes.ts';
import { HeroPlain } from '../sections/hero/heroes.tsx';
import { SealedRecord } from '../sections/sealed-record.tsx';
import { CallCard, CodeBlock, ExampleResponse, Overview, Row } from './api/reference.tsx';
import { type CodeSample, Surface } from '../ui/surface/surface.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Paragraphs } from '../ui/inline-text.tsx';

export { head } from '../content/pages/api.ts';
import './api/authentication.css';
import './api/endpoints.css';
import './api/tabs.css';

const [, , listKeys] = endpoints;

const { authentication, errors } = byId(api.sections);

const Authentication = ({ path }: { path: string }) => (
  <>
    <Row code={<CodeBlock name={apiWords.header} sample={authorization} />}>
      <h2>{authentication.heading}</h2>
      <Paragraphs of={authentication.paragraphs} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestLink look="primary" request={requests.apiKey} path={path} />
        {hasDemo('api-calls') && (
          <a className="link inline-flex min-h-11 items-center" href="#encrypt">
            {apiWords.noKey}
          </a>
        )}
      </p>
    </Row>
    <Row
      id={errors.id}
      code={
        <Surface title={`${listKeys.method} ${listKeys.endpoint}`} state={apiWords.withoutKey}>
          <ExampleResponse {...refusal} tone="attack" />
        </Surface>
      }
    >
      <h2>{errors.heading}</h2>
      <p>{errors.paragraphs[0]}</p>
      <dl className="facts error-list">
        {apiErrors.map(({ status, when, next }) => (
          <div key={status}>
            <dt className="text-attack">{status}</dt>
            <dd>
              {when} {next}
            </dd>
          </div>
        ))}
      </dl>
    </Row>
  </>
);

type Props = { caption: string; fields: Endpoint['request'] };

const Fields = ({ caption, fields }: Props) => (
  <>
    <h3 className="mt-9 mb-2 text-h4">{caption}</h3>
    <dl className="facts">
      {fields.map(({ name, type, required, meaning }) => (
        <div key={name}>
          <dt>
            <code translate="no">{name}</code>
            <span className="block font-normal text-ink-2">
              {required ? fill(apiWords.required, { type }) : type}
            </span>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </>
);

const Endpoints = () =>
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
    {endpoint.request.length > 0 && <Fields caption={apiWords.request} fields={endpoint.request} />}
    <Fields caption={apiWords.response} fields={endpoint.response} />
    {endpoint.id === 'encrypt' && (
      <>
        <h3 className="mt-9 mb-3 text-h4">{apiWords.record}</h3>
        <p>
          {formats.record} {formats.mlKemOnly}
        </p>
        <SealedRecord algorithm={defaultAlgorithm} textBytes={sampleRecord.textBytes} />
      </>
    )}
  </>
);

const sections = byId(api.sections);
const roundTrip = sections['round-trip'];

const Examples = ({ path }: { path: string }) => (
  <>
    {examples.map(({ heading, text, id, body }, index) => (
      <Row key={heading} code={<CallCard id={id} body={body} />}>
        {index === 0 && <h2>{sections.examples.heading}</h2>}
        <h3>{heading}</h3>
        <p>{text}</p>
      </Row>
    ))}
    <Row
      id={roundTrip.id}
      code={
        <Tabs
          label={apiWords.languages}
          tabs={[
            language('typescript', roundTripTypeScript),
            language('python', roundTripPython),
            language('go', roundTripGo),
          ]}
        />
      }
    >
      <h2>{roundTrip.heading}</h2>
      <p>{roundTrip.paragraphs[0]}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestLink request={requests.viewExamples} path={path} />
        <a className="link inline-flex min-h-11 items-center" href="/developers#frameworks">
          {apiWords.guides}
        </a>
      </p>
    </Row>
  </>
);

const language = (id: 'typescript' | 'python' | 'go', sample: CodeSample) => ({
  id,
  label: apiWords[id],
  panel: (
    <CodeBlock name={fill(apiWords.languageCode, { language: apiWords[id] })} sample={sample} />
  ),
});

export const Page = ({ path }: PageProps) => (
  <>
    <HeroPlain heading={api.heading} lede={api.lede} />
    <Tabs
      name="tab"
      label={apiTabs.reference}
      column={<EndpointLinks />}
      outro={<Notice />}
      tabs={[
        { id: 'overview', label: apiTabs.overview, panel: <Overview /> },
        {
          id: 'authentication',
          label: apiTabs.authentication,
          panel: <Authentication path={path} />,
        },
        { id: 'endpoints', label: apiTabs.endpoints, panel: <Endpoints /> },
        { id: 'examples', label: apiTabs.examples, panel: <Examples path={path} /> },
      ]}
    />
  </>
);

const Notice = () => (
  <div className="reference-notice">
    <p>
      <b>{apiWords.plaintext}</b> {plaintextPath.library} {plaintextPath.http}
    </p>
    <p>
      <b>{apiWords.sandbox}</b> {sandbox.notice} {sandbox.interface}
    </p>
  </div>
);

const EndpointLinks = () => (
  <nav aria-label={apiTabs.endpoints}>
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
