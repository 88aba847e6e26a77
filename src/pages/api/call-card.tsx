import { hasDemo } from '../../config/is-published.ts';
import { calls } from '../../content/api/calls.ts';
import { Demo, type DemoProps } from '../../demos/demo.tsx';
import { codeTokens } from '../../ui/code-tokens.ts';
import { Surface } from '../../ui/surface/surface.tsx';
import { Code } from '../../ui/surface/text.tsx';

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
