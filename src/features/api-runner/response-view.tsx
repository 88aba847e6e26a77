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
  const isRefused = done !== null && done.response.status >= 400;
  return (
    <section aria-label="Response" className="grid gap-4">
      <div
        role="status"
        className={`answer text-h4 ${done ? `tone-${isRefused ? 'alpha' : 'ok'}` : ''}`}
      >
        {answer === null && 'Not sent yet'}
        {answer === 'pending' && 'Working'}
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
