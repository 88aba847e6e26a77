import { apiErrors } from '../../content/product/api-errors.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { ApiResponse } from './call.ts';
import { shownBody } from './shown-body.ts';

export type Answer = { readonly response: ApiResponse; readonly milliseconds: number };

type Props = {
  answer: Answer | 'pending' | null;
  /** Opens what an encrypt call returned. */
  onDecrypt: (encrypted: string) => void;
};

const phraseOf = (status: number): string =>
  apiErrors.find((error) => error.status === status)?.name ?? 'OK';

/** Status, time and body of an answer. The status is announced; the body is there to be read. */
export function ResponseView({ answer, onDecrypt }: Props) {
  const done = answer !== null && answer !== 'pending' ? answer : null;
  const encrypted = done?.response.body['encrypted_data'];
  return (
    <section aria-label="Response">
      <div role="status" className="border-b border-line px-4 py-3 font-mono text-small">
        {answer === null && <span className="text-ink-3">Not sent yet</span>}
        {answer === 'pending' && <span className="text-ink-3">Working</span>}
        {done && (
          <>
            <span className={done.response.status < 400 ? 'text-ok' : 'text-alpha'}>
              {done.response.status} {phraseOf(done.response.status)}
            </span>
            {', '}
            <span className="text-ink-2">{done.milliseconds.toFixed(1)} ms in this page</span>
            {done.response.status >= 400 && (
              <span className="visually-hidden">{messageOf(done.response)}</span>
            )}
          </>
        )}
      </div>
      {done && (
        <>
          <pre className="code border-b border-line whitespace-pre-wrap">
            <code>
              {Object.entries(done.response.headers)
                .map(([name, value]) => `${name}: ${value}\n`)
                .join('')}
              {`\n${shownBody(done.response.body)}`}
            </code>
          </pre>
          <div className="flex flex-wrap gap-2 border-b border-line p-3">
            {typeof encrypted === 'string' && (
              <Button onClick={() => onDecrypt(encrypted)}>Decrypt this result</Button>
            )}
            <CopyButton text={() => JSON.stringify(done.response.body, null, 2)}>
              Copy response
            </CopyButton>
          </div>
        </>
      )}
    </section>
  );
}

function messageOf({ body }: ApiResponse): string {
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('message' in error)) return '';
  return typeof error.message === 'string' ? error.message : '';
}
