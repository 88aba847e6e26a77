import { useRef, useState } from 'react';

import type { KemName } from '../../content/product/algorithms.ts';
import { apiErrors } from '../../content/product/api-errors.ts';
import { sealBytes } from '../../content/product/wrap.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped, oneDecimal } from '../../lib/text/format.ts';
import { SealedRecord } from '../../sections/sealed-record.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FilledText } from '../../ui/inline-text.tsx';
import type { ApiEngine } from './engine.ts';
import { wrapBytesOf } from './seal.ts';
import type { ApiAnswer, ApiCall, JsonObject } from './snippets.ts';
import * as labels from './words.ts';

/** Sealed data is unreadable, so it gets less room than text with spaces. */
const maxShown = (text: string): number => (text.includes(' ') ? 400 : 40);

/** Indented JSON with long strings shortened: rendering a megabyte of text would block the page. */
export function shownBody(body: JsonObject): string {
  const shorten = (_name: string, value: unknown): unknown => {
    if (typeof value !== 'string' || value.length <= 2.4 * maxShown(value)) return value;
    // Without the half of a character that has two: JSON writes it as an escape.
    const start = value.slice(0, maxShown(value)).replace(/[\uD800-\uDBFF]$/, '');
    return fill(labels.shortened, { start, count: grouped(value.length) });
  };
  return JSON.stringify(body, shorten, 2);
}

type Props = { result: Sent; onDecrypt: (encrypted: string) => void };

const phraseOf = (status: number): string =>
  apiErrors.find((error) => error.status === status)?.name ?? 'OK';

/** A response's status, time and body. Screen readers announce the status only. */
export function ResponseView({ result, onDecrypt }: Props) {
  const done = typeof result === 'object' ? result : null;
  const encrypted = done?.response.body['encrypted_data'];
  const isRefused = done !== null && done.response.status >= 400;
  const refusedTone = isRefused || result === 'failed' ? 'attack' : null;
  const tone = refusedTone ?? (done ? 'ok' : null);
  const record = done && recordOf(done.response);
  return (
    <section aria-label={labels.response} className="grid gap-4">
      <div role="status" className={`answer text-h4 ${tone ? `tone-${tone}` : ''}`}>
        {result === null && labels.notSent}
        {result === 'pending' && labels.working}
        {result === 'failed' && labels.failed}
        {done && (
          <>
            <FilledText
              text={labels.answered}
              values={{
                status: (
                  <b className={isRefused ? 'text-attack' : 'text-ok'}>
                    {done.response.status} {phraseOf(done.response.status)}
                  </b>
                ),
                time: oneDecimal(done.milliseconds),
              }}
            />
            {isRefused && <span className="visually-hidden">{messageOf(done.response)}</span>}
          </>
        )}
      </div>
      {done && (
        <>
          <pre translate="no" className="text-code whitespace-pre-wrap wrap-anywhere">
            {Object.entries(done.response.headers)
              .map(([name, value]) => `${name}: ${value}\n`)
              .join('')}
            {`\n${shownBody(done.response.body)}`}
          </pre>
          {record && <SealedRecord {...record} />}
          <div className="actions">
            {typeof encrypted === 'string' && (
              <Button onClick={() => onDecrypt(encrypted)}>{labels.decryptResult}</Button>
            )}
            <CopyButton text={() => JSON.stringify(done.response.body, null, 2)}>
              {labels.copyResponse}
            </CopyButton>
          </div>
        </>
      )}
    </section>
  );
}

/** The algorithm and the length of the text, if the response holds a record. */
function recordOf({ body }: ApiAnswer): { algorithm: KemName; textBytes: number } | null {
  const { encrypted_data: encrypted, algorithm } = body;
  if (typeof encrypted !== 'string' || !isKemName(algorithm)) return null;
  const length = (encrypted.length / 4) * 3 - (encrypted.match(/=+$/)?.[0].length ?? 0);
  return { algorithm, textBytes: length - wrapBytesOf[algorithm] - sealBytes };
}

const isKemName = (name: unknown): name is KemName =>
  typeof name === 'string' && Object.hasOwn(wrapBytesOf, name);

function messageOf({ body }: ApiAnswer): string {
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('message' in error)) return '';
  return typeof error.message === 'string' ? error.message : '';
}

export type CallResult = { readonly response: ApiAnswer; readonly milliseconds: number };

/** `failed`: the engine threw, so there is no answer. */
type Sent = CallResult | 'pending' | 'failed' | null;

/** Sends calls to an engine. Only the answer to the newest call is shown, however late an older one is. */
export function useSend(engine: ApiEngine) {
  const [result, setResult] = useState<Sent>(null);
  const newest = useRef(0);
  const send = async (request: ApiCall) => {
    newest.current += 1;
    const own = newest.current;
    setResult('pending');
    const start = performance.now();
    const answer = await engine.send(request).then(
      (response): CallResult => ({ response, milliseconds: performance.now() - start }),
      () => 'failed' as const,
    );
    if (own === newest.current) setResult(answer);
  };
  const clear = () => {
    newest.current += 1;
    setResult(null);
  };
  return { result, send, clear };
}
