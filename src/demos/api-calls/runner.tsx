import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { sampleNames } from '../../config/sample-names.ts';
import { isComposing } from '../../lib/dom/is-composing.ts';
import { fill } from '../../lib/text/fill.ts';
import { findJsonFault } from '../../lib/text/json-fault.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { isFocusFree } from '../../ui/focus-is-free.ts';
import {
  hashOf,
  keyPlaceholder,
  methods,
  type SharedCall,
  snippetLanguages,
  snippetOf,
} from './snippets.ts';
import { createApiEngine } from './engine.ts';
import { ResponseView, useSend } from './response-view.tsx';
import { tamperedBody } from './seal.ts';
import * as labels from './words.ts';

/** Validates a text as JSON. Deferred, so that it never delays typing. */
export function JsonCheck({ id, text }: { id: string; text: string }) {
  const fault = findJsonFault(useDeferredValue(text));
  return (
    <p id={id} className={fault ? 'field-error' : 'panel-note'}>
      {fault ? fill(labels.jsonFault, fault) : labels.validJson}
    </p>
  );
}

type Props = { request: SharedCall; origin: string };

export function CopyCall({ request, origin }: Props) {
  const hash = hashOf(request);
  const address = () => `${location.origin}${location.pathname}?tab=endpoints${hash}`;
  return (
    <div>
      <p className="field-label">{labels.copyAs}</p>
      <div className="actions">
        {snippetLanguages.map(({ id, label }) => (
          <CopyButton key={id} text={() => snippetOf(id, request, origin)}>
            {label}
          </CopyButton>
        ))}
        <CopyButton text={address} disabled={hash === null}>
          {labels.linkToCall}
        </CopyButton>
      </div>
      <p className="panel-note">{hash === null ? labels.tooLong : labels.neverWithKey}</p>
    </div>
  );
}

/** Shared by all cards, so that one can decrypt what another encrypted. */
const engine = createApiEngine();

export type RunnerProps = {
  call: SharedCall;
  /** The body that the page documents. */
  example: string;
  /** Whether to take the focus: the visitor pressed "Try it". Otherwise a link opened it. */
  focus: boolean;
};

/** A request to edit and send to the engine in this page. Ctrl+Enter (⌘ Enter) sends. */
export function Runner({ call, example, focus }: RunnerProps) {
  const id = useId();
  const [request, setRequest] = useState(call);
  const [apiKey, setApiKey] = useState<string>(keyPlaceholder);
  const { result, send: sendCall, clear } = useSend(engine);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focus) {
      // The hash names no element, so the browser has not scrolled.
      root.current?.closest('section')?.scrollIntoView();
      return;
    }
    if (!isFocusFree(root.current)) return;
    const editor = root.current?.querySelector('textarea') ?? root.current?.querySelector('button');
    editor?.focus();
  }, [focus]);

  const change = (part: Partial<SharedCall>) => setRequest({ ...request, ...part });
  const send = () => void sendCall({ ...request, apiKey });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (!event.repeat) send();
  };
  const focusBody = () => root.current?.querySelector('textarea')?.focus();
  const decrypt = (encrypted: string) => {
    // A call without a body has no field for one yet.
    flushSync(() =>
      change({
        id: 'decrypt',
        method: 'POST',
        path: '/api/v1/decrypt',
        body: JSON.stringify({ encrypted_data: encrypted }, null, 2),
      }),
    );
    clear();
    focusBody();
  };
  const tampered = request.path.endsWith('/decrypt') ? tamperedBody(request.body) : null;
  const hasBody = request.method !== 'GET';

  return (
    <div ref={root} className="panel" onKeyDown={onKeyDown}>
      <div className="grid gap-5">
        <div className="field-row">
          <label className="field-label">
            {labels.callMethod}
            <select
              value={request.method}
              onChange={(event) => change({ method: event.target.value })}
              className="field-box field-code"
            >
              {[...new Set([...methods, request.method])].map((method) => (
                <option key={method} value={method} translate="no">
                  {method}
                </option>
              ))}
            </select>
          </label>
          <label className="field-label">
            {labels.callPath}
            <input
              value={request.path}
              onChange={(event) => change({ path: event.target.value })}
              spellCheck={false}
              autoCapitalize="off"
              className="field-box field-code"
            />
          </label>
        </div>
        <div>
          <label htmlFor={`${id}key`} className="field-label">
            {labels.apiKey}
          </label>
          <p id={`${id}keyhint`} className="field-hint">
            {labels.keyHint}
          </p>
          <input
            id={`${id}key`}
            value={apiKey}
            onChange={(event) => setApiKey(event.target.value)}
            aria-describedby={`${id}keyhint`}
            autoComplete="off"
            spellCheck={false}
            className="field-box field-code"
          />
        </div>
        {hasBody && (
          <div>
            <label htmlFor={`${id}body`} className="field-label">
              {labels.callBody}
            </label>
            <textarea
              id={`${id}body`}
              rows={6}
              value={request.body}
              onChange={(event) => change({ body: event.target.value })}
              aria-describedby={`${id}check`}
              spellCheck={false}
              autoCapitalize="off"
              className="field-box field-code"
            />
            <JsonCheck id={`${id}check`} text={request.body} />
          </div>
        )}
        <div className="actions">
          <Button look="primary" onClick={send} aria-keyshortcuts="Control+Enter">
            {labels.send}
          </Button>
          {tampered !== null && (
            <Button onClick={() => change({ body: tampered })}>{labels.changeData}</Button>
          )}
          {hasBody && request.body !== example && request.id === call.id && (
            <Button
              onClick={() => {
                change({ body: example });
                // The pressed button goes.
                focusBody();
              }}
            >
              {labels.backToExample}
            </Button>
          )}
        </div>
      </div>
      <ResponseView result={result} onDecrypt={decrypt} />
      <CopyCall request={request} origin={sampleNames.API} />
    </div>
  );
}
