import { codeTokens } from '../../ui/code-tokens.ts';
import { Code } from '../../ui/surface/text.tsx';

type Props = { status: string; tone?: 'ok' | 'attack'; body: Readonly<Record<string, unknown>> };

export const ExampleResponse = ({ status, tone = 'ok', body }: Props) => (
  <>
    <div className="surface-head border-t">
      <b>
        <span className={`status tone-${tone}`}>{status}</span>
      </b>
    </div>
    <Code tokens={codeTokens(JSON.stringify(body, null, 2))} />
  </>
);
