import { hasDemo } from '../../config/is-published.ts';
import { api } from '../../content/pages/api.ts';
import { apiErrors } from '../../content/product/api-errors.ts';
import { requests } from '../../content/requests.ts';
import authorization from '../../content/samples/files/authorization.sh?sample';
import { RequestLink } from '../../features/request/request-link.tsx';
import { byId } from '../../lib/records.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Surface } from '../../ui/surface/surface.tsx';
import { ExampleResponse } from './example-response.tsx';
import { Row } from './row.tsx';
import './authentication.css';
import { Paragraphs } from '../../ui/texts.tsx';

const { authentication, errors } = byId(api.sections);

export const Authentication = ({ path }: { path: string }) => (
  <>
    <Row code={<CodeBlock name="the authorization header" sample={authorization} />}>
      <h2>{authentication.heading}</h2>
      <Paragraphs of={authentication.paragraphs} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestLink look="primary" request={requests.apiKey} path={path}>
          Get API Key
        </RequestLink>
        {hasDemo('api-calls') && (
          <a className="link inline-flex min-h-11 items-center" href="#encrypt">
            No key yet? Try the calls here
          </a>
        )}
      </p>
    </Row>
    <Row
      id={errors.id}
      code={
        <Surface title="GET /api/v1/keys" state="without a key">
          <ExampleResponse
            status="401 Unauthorized"
            tone="attack"
            body={{
              error: {
                code: 'unauthorized',
                message: 'Send a key: Authorization: Bearer YOUR_API_KEY.',
              },
            }}
          />
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
