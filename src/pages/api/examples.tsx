import { examples } from '../../content/api/examples.ts';
import { requests } from '../../content/requests.ts';
import { api } from '../../content/pages/api.ts';
import roundTripGo from '../../content/samples/files/round-trip.go?sample';
import roundTripPython from '../../content/samples/files/round-trip.py?sample';
import roundTripTypeScript from '../../content/samples/files/round-trip.ts?sample';
import { RequestCard } from './request-card.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import { Highlighted } from '../../ui/highlighted.tsx';
import { PanelText } from './panel-text.tsx';
import { CodeBlock } from '../../ui/page-copy.tsx';
import { Tabs } from '../../ui/tabs.tsx';

/** Calls to run as they stand, then a whole round trip in three languages. */
export function Examples({ path }: { path: string }) {
  return (
    <>
      <div>
        <PanelText section={api.sections[3]} />
      </div>
      <div className="mt-14 grid gap-14">
        {examples.map(({ heading, text, id, body }) => (
          <section key={heading} className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
            <div className="max-w-[36rem]">
              <h3>{heading}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </div>
            <RequestCard id={id} body={body}>
              <pre className="code border-b border-line whitespace-pre-wrap wrap-anywhere">
                <code>{body}</code>
              </pre>
            </RequestCard>
          </section>
        ))}
      </div>
      <section className="mt-16 border-t border-line pt-16">
        <div>
          <h3>A round trip in your own code</h3>
          <p className="mt-2 mb-6 max-w-[42rem] text-ink-2">
            The standard library of each language is enough. The host is a placeholder.
          </p>
        </div>
        <Tabs
          label="Language"
          tabs={[
            {
              id: 'typescript',
              label: 'TypeScript',
              panel: (
                <CodeBlock name="the TypeScript example">
                  <div>
                    <p className="code-name">{roundTripTypeScript.file}</p>
                    <Highlighted sample={roundTripTypeScript} />
                  </div>
                </CodeBlock>
              ),
            },
            {
              id: 'python',
              label: 'Python',
              panel: (
                <CodeBlock name="the Python example">
                  <div>
                    <p className="code-name">{roundTripPython.file}</p>
                    <Highlighted sample={roundTripPython} />
                  </div>
                </CodeBlock>
              ),
            },
            {
              id: 'go',
              label: 'Go',
              panel: (
                <CodeBlock name="the Go example">
                  <div>
                    <p className="code-name">{roundTripGo.file}</p>
                    <Highlighted sample={roundTripGo} />
                  </div>
                </CodeBlock>
              ),
            },
          ]}
        />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <RequestLink request={requests.viewExamples} path={path}>
            Ask for another example
          </RequestLink>
          <a className="link text-ui" href="/developers#frameworks">
            Guides for six frameworks
          </a>
        </div>
      </section>
    </>
  );
}
