import { exampleBodies } from '../../content/api/example-bodies.ts';
import { type Endpoint, endpoints } from '../../content/api/endpoints.ts';
import { calls } from '../../features/api-runner/call.ts';
import { RequestCard } from '../../features/api-runner/request-card.tsx';
import { Static } from '../../ui/static.tsx';
import { DocumentedRequest } from './documented-request.tsx';
import { FieldTable } from './field-table.tsx';

/** The four calls: what they take and give, and beside each the call itself. */
export function Endpoints() {
  return (
    <div className="grid gap-x-12 xl:grid-cols-[11rem_1fr]">
      <Static>
        <nav aria-label="Endpoints" className="max-xl:mb-10 xl:sticky xl:top-24">
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
      </Static>
      <div>
        {calls.map(({ id }) => (
          <section
            key={id}
            id={id}
            className="grid items-start gap-x-12 gap-y-8 border-line not-first:mt-14 not-first:border-t not-first:pt-14 lg:grid-cols-[1fr_1.1fr]"
          >
            <Static>
              <Documentation endpoint={endpointOf(id)} />
            </Static>
            <div className="min-w-0 lg:sticky lg:top-24">
              <RequestCard id={id} isShared>
                <Static>
                  <DocumentedRequest
                    body={exampleBodies[id]}
                    answer={endpointOf(id).exampleResponse}
                  />
                </Static>
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
      <h2 className="text-[1.9rem] leading-tight">{endpoint.title}</h2>
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
