import type { ReactNode } from 'react';

import { hasDemo } from '../../config/is-published.ts';
import { calls } from '../../content/api/calls.ts';
import { Demo, type DemoProps } from '../../demos/demo.tsx';
import { codeTokens } from '../../ui/code-tokens.ts';
import { Surface } from '../../ui/surface/surface.tsx';
import { Code } from '../../ui/surface/text.tsx';
import './reference-row.css';

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
