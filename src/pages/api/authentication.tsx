import { apiErrors } from '../../content/api/endpoints.ts';
import { requests } from '../../content/requests.ts';
import { api } from '../../content/pages/api.ts';
import authorization from '../../content/samples/files/authorization.sh?sample';
import { RequestLink } from '../../features/request/request-link.tsx';
import { Highlighted } from '../../ui/highlighted.tsx';
import { PanelText } from './panel-text.tsx';
import { CodeBlock } from '../../ui/islands.tsx';

export function Authentication({ path }: { path: string }) {
  return (
    <>
      <div className="grid items-start gap-x-16 gap-y-9 lg:grid-cols-2">
        <div>
          <PanelText section={api.sections[1]}>
            <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
              <RequestLink request={requests.apiKey} path={path}>
                Get API Key
              </RequestLink>
              <a className="link text-ui" href="#encrypt">
                No key yet? Try the calls here
              </a>
            </p>
          </PanelText>
        </div>
        <CodeBlock name="the authorization header">
          <div>
            <p className="code-name">{authorization.file}</p>
            <Highlighted sample={authorization} />
          </div>
        </CodeBlock>
      </div>
      <div className="mt-14">
        <h3 id="errors">Errors, in the order they are checked</h3>
        <p className="mt-2 max-w-[42rem] text-ui text-ink-2">
          Every error has a code and a message. Codes are example shapes, subject to change; the
          statuses follow HTTP.
        </p>
        <dl className="mt-5 divide-y divide-line border-y border-line">
          {apiErrors.map(({ status, code, when }) => (
            <div key={status} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_2fr_2fr]">
              <dt className="font-mono text-alpha">{status}</dt>
              <dd>
                <code className="text-small">{code}</code>
              </dd>
              <dd className="text-ui text-ink-2">{when}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
