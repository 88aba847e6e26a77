import type { ReactNode } from 'react';

import { hasDemo } from '../../config/is-published.ts';
import { calls } from '../../content/api/calls.ts';
import { Demo, type DemoProps } from '../../demos/demo.tsx';
import { codeTokens } from '../../ui/code-tokens.ts';
import { Code, Surface } from '../../ui/surface/surface.tsx';
import { data } from '../../lib/dom/attributes.ts';
import * as labels from '../../ui/words.ts';
import { Highlighted, type Sample } from '../../ui/highlighted.tsx';
import { CopyCode } from '../../ui/page-copy.tsx';
import './reference-row.css';
import './code-block.css';

type CodeBlockProps = {
  /** Completes the button's accessible name: "Copy …". */
  name: string;
  sample: Sample;
};

export const CodeBlock = ({ name, sample }: CodeBlockProps) => (
  <div {...data({ code: '' })} className="code-block">
    <div>
      <p className="code-name">{sample.file}</p>
      <Highlighted sample={sample} />
    </div>
    <CopyCode className="code-copy">
      {labels.copy}
      <span className="visually-hidden">{` ${name}`}</span>
    </CopyCode>
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
