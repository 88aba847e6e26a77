import { apiErrors } from '../../content/product/api-errors.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { ApiResponse } from './call.ts';
import { shownBody } from './shown-body.ts';

export type Result = { readonly response: ApiResponse; readonly milliseconds: number };

type Props = {
  result: Result | 'pending' | null;
  onDecrypt: (encrypted: string) => void;
};

const phraseOf = (status: number): string =>
  apiErrors.find((error) => error.status === status)?.name ?? 'OK';

/** A response's status, time and body. Screen readers announce the status only. */
export function ResponseView({ result, onDecrypt }: Props) {
  const done = result !== null && result !== 'pending' ? result : null;
  const encrypted = done?.response.body['encrypted_data'];
  return (
    <section aria-label="Response">
      <div role="status" className="border-b border-line px-4 py-3 font-mono text-small">
        {result === null && <span className="text-ink-3">Not sent yet</span>}
        {result === 'pending' && <span className="text-ink-3">Working</span>}
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
