import { examples } from '../../content/api/examples.ts';
import { api } from '../../content/pages/api.ts';
import { requests } from '../../content/requests.ts';
import roundTripGo from '../../content/samples/files/round-trip.go?sample';
import roundTripPython from '../../content/samples/files/round-trip.py?sample';
import roundTripTypeScript from '../../content/samples/files/round-trip.ts?sample';
import { RequestLink } from '../../features/request/request-link.tsx';
import { byId } from '../../lib/records.ts';
import type { Sample } from '../../ui/highlighted.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CallCard } from './call-card.tsx';
import { Row } from './row.tsx';

const sections = byId(api.sections);
const roundTrip = sections['round-trip'];

export const Examples = ({ path }: { path: string }) => (
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
          label="Language"
          tabs={[
            language('typescript', 'TypeScript', roundTripTypeScript),
            language('python', 'Python', roundTripPython),
            language('go', 'Go', roundTripGo),
          ]}
        />
      }
    >
      <h2>{roundTrip.heading}</h2>
      <p>{roundTrip.paragraphs[0]}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestLink request={requests.viewExamples} path={path}>
          Request another example
        </RequestLink>
        <a className="link inline-flex min-h-11 items-center" href="/developers#frameworks">
          Guides for six frameworks
        </a>
      </p>
    </Row>
  </>
);

const language = (id: string, label: string, sample: Sample) => ({
  id,
  label,
  panel: <CodeBlock name={`the ${label} example`} sample={sample} />,
});
