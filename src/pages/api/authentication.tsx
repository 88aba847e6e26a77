import { api } from '../../content/pages/api.ts';
import { apiErrors } from '../../content/product/api-errors.ts';
import { requests } from '../../content/requests.ts';
import authorization from '../../content/samples/files/authorization.sh?sample';
import { RequestLink } from '../../features/request/request-link.tsx';
import { Highlighted } from '../../ui/highlighted.tsx';
import { PanelText } from './panel-text.tsx';
import { CodeBlock } from '../../ui/page-copy.tsx';

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
        <h3 id="errors">API errors and what to do about them</h3>
        <p className="mt-2 max-w-[42rem] text-ui text-ink-2">
          Every error answer carries a code and a message. Build on the status. openapi.json lists
          the codes, which are examples and may change.
        </p>
        <dl className="mt-5 divide-y divide-line border-y border-line">
          {apiErrors.map(({ status, when, next }) => (
            <div key={status} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_4fr]">
              <dt className="font-mono text-alpha">{status}</dt>
              <dd className="text-ui text-ink-2">
                {when} {next}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
