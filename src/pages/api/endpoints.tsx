import { exampleBodies } from '../../features/api-runner/example-bodies.ts';
import { type Endpoint, endpoints } from '../../content/api/endpoints.ts';
import { calls } from '../../features/api-runner/call.ts';
import { RequestCard } from './request-card.tsx';
import { DocumentedRequest } from './documented-request.tsx';
import { FieldTable } from './field-table.tsx';

/** The four calls: what they take and give, and beside each the call itself. */
export function Endpoints() {
  return (
    <div className="grid gap-x-12 xl:grid-cols-[11rem_1fr]">
      <div>
        <nav aria-label="Endpoints" className="mb-9 xl:sticky xl:top-24">
          <ul className="flex flex-wrap gap-x-6 xl:grid">
            {endpoints.map(({ id, title }) => (
              <li key={id} className="xl:border-l xl:border-line">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline xl:px-3.5"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="divide-y divide-line">
        {calls.map(({ id }) => (
          <section
            key={id}
            id={id}
            className="grid items-start gap-x-12 gap-y-9 py-14 first:pt-0 lg:grid-cols-2"
          >
            <div>
              <Documentation endpoint={endpointOf(id)} />
            </div>
            <div className="min-w-0">
              <RequestCard id={id} isShared>
                <div>
                  <DocumentedRequest
                    body={exampleBodies[id]}
                    answer={endpointOf(id).exampleResponse}
                  />
                </div>
              </RequestCard>
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

const endpointOf = (id: Endpoint['id']) => {
  const endpoint = endpoints.find((candidate) => candidate.id === id);
  if (!endpoint) throw new Error(`There is no endpoint ${id}`);
  return endpoint;
};

function Documentation({ endpoint }: { endpoint: Endpoint }) {
  return (
    <>
      <h2 className="text-[1.9rem]">{endpoint.title}</h2>
      <p className="mt-1.5">
        <code className="text-beta">
          {endpoint.method} {endpoint.endpoint}
        </code>
      </p>
      <p className="mt-5 text-ink-2">{endpoint.description}</p>
      {endpoint.request.length > 0 && <FieldTable caption="Request" fields={endpoint.request} />}
      <FieldTable caption="Response" fields={endpoint.response} />
    </>
  );
}
