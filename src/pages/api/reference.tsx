import type { ReactNode } from 'react';

import { hasDemo } from '../../config/is-published.ts';
import { calls } from '../../content/api/calls.ts';
import { Demo, type DemoProps } from '../../demos/demo.tsx';
import { codeTokens } from '../../ui/code-tokens.ts';
import {
  Code,
  Log,
  Rows,
  Surface,
  Highlighted,
  type CodeSample,
} from '../../ui/surface/surface.tsx';
import { data } from '../../lib/dom/attributes.ts';
import * as labels from '../../ui/words.ts';
import { Copy } from '../../ui/button.tsx';
import { categoryNames, endpoints } from '../../content/api/endpoints.ts';
import { api, apiTabs, roundTripWords, sandboxWords } from '../../content/pages/api.ts';
import { sandbox } from '../../content/product/sandbox.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { sampleRecord } from '../../content/product/wrap.ts';
import { byId } from '../../lib/records.ts';
import { MoreLink } from '../../ui/links.tsx';
import { Paragraphs } from '../../ui/inline-text.tsx';
import './reference-row.css';
import './code-block.css';
import './overview.css';

type CodeBlockProps = {
  /** Completes the button's accessible name: "Copy …". */
  name: string;
  sample: CodeSample;
};

export const CodeBlock = ({ name, sample }: CodeBlockProps) => (
  <div {...data({ code: '' })} className="code-block">
    <div>
      <p className="code-name">{sample.file}</p>
      <Highlighted sample={sample} />
    </div>
    <Copy className="code-copy">
      {labels.copy}
      <span className="visually-hidden">{` ${name}`}</span>
    </Copy>
  </div>
);

type Props = { id?: string; children: ReactNode; code: ReactNode };

/** Text with its code beside it. The code stays in view while the text scrolls. */
export const Row = ({ id, children, code }: Props) => (
  <section id={id} className="reference-row">
    <div>{children}</div>
    <div className="reference-code">
      <div>{code}</div>
    </div>
  </section>
);

/** A documented call. It can be tried where the demonstration of calls is on the site. */
export function CallCard(props: DemoProps['api-calls']) {
  const call = calls.find(({ id }) => id === props.id);
  if (hasDemo('api-calls') || !call) return <Demo name="api-calls" {...props} />;
  return (
    <Surface title={`${call.method} ${call.path}`}>
      {props.body && <Code tokens={codeTokens(props.body)} />}
      {props.children}
    </Surface>
  );
}

type ExampleResponseProps = {
  status: string;
  tone?: 'ok' | 'attack';
  body: Readonly<Record<string, unknown>>;
};

export const ExampleResponse = ({ status, tone = 'ok', body }: ExampleResponseProps) => (
  <>
    <div className="surface-head border-t">
      <b>
        <span className={`status tone-${tone}`}>{status}</span>
      </b>
    </div>
    <Code tokens={codeTokens(JSON.stringify(body, null, 2))} />
  </>
);

const { overview } = byId(api.sections);
const { text, textBytes, recordBytes } = sampleRecord;

export const Overview = () => (
  <>
    <Row code={<RoundTrip />}>
      <h2>{overview.heading}</h2>
      <Paragraphs of={overview.paragraphs} />
      <MoreLink {...api.next} />
    </Row>
    <Row
      code={
        <Surface title={sandboxWords.title} state={sandboxWords.state}>
          <Rows
            items={[
              { term: sandboxWords.address, value: <code translate="no">{sandbox.address}</code> },
              { term: sandboxWords.free, value: sandbox.limit },
              { term: sandboxWords.sla, value: sandbox.sla },
              { term: sandboxWords.format, value: sandboxWords.formatIs },
              {
                term: sandboxWords.openApi,
                value: (
                  <a className="link" href="/openapi.json" download>
                    {sandboxWords.openApiFile}
                  </a>
                ),
              },
            ]}
          />
        </Surface>
      }
    >
      <h2>{apiTabs.endpoints}</h2>
      <ul className="endpoint-list">
        {endpoints.map(({ id, title, method, endpoint, category }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{title}</b>
              <code translate="no">
                {method} {endpoint}
              </code>
              <span>{categoryNames[category]}</span>
            </a>
          </li>
        ))}
      </ul>
    </Row>
  </>
);

const RoundTrip = () => (
  <Surface
    title={roundTripWords.title}
    state={roundTripWords.state}
    foot={
      hasDemo('api-calls') && (
        <a className="link inline-flex min-h-11 items-center" href="/api?tab=examples">
          {roundTripWords.run}
        </a>
      )
    }
  >
    <Log
      lines={[
        { mark: '$', text: `encrypt "${text}"`, tone: 'ink' },
        { mark: ' ', text: fill(roundTripWords.bytesIn, { bytes: textBytes }) },
        {
          mark: ' ',
          text: fill(roundTripWords.bytesOut, { bytes: grouped(recordBytes) }),
          tone: 'signal',
        },
        { mark: '$', text: roundTripWords.change, tone: 'ink' },
        { mark: ' ', text: roundTripWords.refused, tone: 'attack' },
        { mark: '$', text: roundTripWords.back, tone: 'ink' },
        { mark: ' ', text: `"${text}"`, tone: 'ok' },
      ]}
    />
  </Surface>
);
