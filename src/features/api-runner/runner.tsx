import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { sampleNames } from '../../config/sample-names.ts';
import { exampleBodies } from './example-bodies.ts';
import { Button } from '../../ui/button.tsx';
import { keyPlaceholder, methods } from './call.ts';
import { CopyRequest } from './copy-request.tsx';
import { createEngine } from './engine.ts';
import { JsonCheck } from './json-check.tsx';
import { ResponseView, type Result } from './response-view.tsx';
import type { SharedCall } from './share.ts';
import { tamperedBody } from './tamper.ts';

/** Shared by all cards, so that one can decrypt what another encrypted. */
const engine = createEngine();

export type RunnerProps = {
  call: SharedCall;
  /** Whether to take the focus: the visitor pressed "Try it". Otherwise a link opened it. */
  focus: boolean;
};

/** A request to edit and send to the engine in this page. Ctrl+Enter (⌘ Enter) sends. */
export function Runner({ call, focus }: RunnerProps) {
  const id = useId();
  const [request, setRequest] = useState(call);
  const [apiKey, setApiKey] = useState<string>(keyPlaceholder);
  const [result, setResult] = useState<Result | 'pending' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focus) {
      // The hash names no element, so the browser has not scrolled.
      root.current?.closest('section')?.scrollIntoView();
      return;
    }
    const editor = root.current?.querySelector('textarea') ?? root.current?.querySelector('button');
    editor?.focus();
  }, [focus]);

  const change = (part: Partial<SharedCall>) => setRequest({ ...request, ...part });
  const send = async () => {
    setResult('pending');
    const start = performance.now();
    const response = await engine.send({ ...request, apiKey });
    setResult({ response, milliseconds: performance.now() - start });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const decrypt = (encrypted: string) => {
    change({
      id: 'decrypt',
      method: 'POST',
      path: '/api/v1/decrypt',
      body: JSON.stringify({ encrypted_data: encrypted }, null, 2),
    });
    setResult(null);
    root.current?.querySelector('textarea')?.focus();
  };
  const tampered = request.path.endsWith('/decrypt') ? tamperedBody(request.body) : null;
  const hasBody = request.method !== 'GET';

  return (
    <div ref={root} onKeyDown={onKeyDown}>
      <div className="grid grid-cols-[auto_1fr] gap-2 border-b border-line p-3 sm:grid-cols-[auto_1fr_auto]">
        <select
          aria-label="Method"
          value={request.method}
          onChange={(event) => change({ method: event.target.value })}
          className="field-box font-mono text-small text-beta"
        >
          {[...new Set([...methods, request.method])].map((method) => (
            <option key={method}>{method}</option>
          ))}
        </select>
        <input
          aria-label="Path"
          value={request.path}
          onChange={(event) => change({ path: event.target.value })}
          spellCheck={false}
          autoCapitalize="off"
          className="field-box min-w-0 font-mono text-small"
        />
        <Button
          look="primary"
          onClick={() => void send()}
          aria-keyshortcuts="Control+Enter"
          className="max-sm:col-span-2"
        >
          Send
        </Button>
      </div>
      <div className="grid gap-4 border-b border-line px-4 py-3">
        <div>
          <label htmlFor={`${id}key`} className="text-small font-semibold">
            API key
          </label>
          <input
            id={`${id}key`}
            value={apiKey}
            onChange={(event) => setApiKey(event.target.value)}
            aria-describedby={`${id}keyhint`}
            autoComplete="off"
            spellCheck={false}
            className="field-box mt-1 font-mono text-small"
          />
          <p id={`${id}keyhint`} className="mt-1 text-small text-ink-3">
            Sent as a bearer credential, to this page only. Any text will do here; each one is an
            account with keys of its own.
          </p>
        </div>
        {hasBody && (
          <div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <label htmlFor={`${id}body`} className="text-small font-semibold">
                Request body
              </label>
              <span className="text-small text-ink-3">Ctrl+Enter sends</span>
            </div>
            <textarea
              id={`${id}body`}
              rows={6}
              value={request.body}
              onChange={(event) => change({ body: event.target.value })}
              aria-describedby={`${id}check`}
              spellCheck={false}
              autoCapitalize="off"
              className="field-box mt-1 font-mono text-small"
            />
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <JsonCheck id={`${id}check`} text={request.body} />
              {tampered !== null && (
                <button
                  type="button"
                  className="link min-h-6 text-small"
                  onClick={() => change({ body: tampered })}
                >
                  Change one character of the data
                </button>
              )}
              {request.body !== exampleBodies[call.id] && request.id === call.id && (
                <button
                  type="button"
                  className="link min-h-6 text-small"
                  onClick={() => change({ body: exampleBodies[call.id] })}
                >
                  Back to the example
                </button>
              )}
            </div>
          </div>
        )}
      </div>
      <ResponseView result={result} onDecrypt={decrypt} />
      <CopyRequest request={request} origin={sampleNames.API} />
    </div>
  );
}
