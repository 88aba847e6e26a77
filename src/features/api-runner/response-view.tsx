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
  const isRefused = done !== null && done.response.status >= 400;
  return (
    <section aria-label="Response" className="grid gap-4">
      <div
        role="status"
        className={`answer text-h4 ${done ? `tone-${isRefused ? 'alpha' : 'ok'}` : ''}`}
      >
        {result === null && 'Not sent yet'}
        {result === 'pending' && 'Working'}
        {done && (
          <>
            <b className={isRefused ? 'text-alpha' : 'text-ok'}>
              {done.response.status} {phraseOf(done.response.status)}
            </b>
            {`, ${done.milliseconds.toFixed(1)} ms in this page`}
            {isRefused && <span className="visually-hidden">{messageOf(done.response)}</span>}
          </>
        )}
      </div>
      {done && (
        <>
          <pre className="text-code whitespace-pre-wrap wrap-anywhere">
            {Object.entries(done.response.headers)
              .map(([name, value]) => `${name}: ${value}\n`)
              .join('')}
            {`\n${shownBody(done.response.body)}`}
          </pre>
          <div className="actions">
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
