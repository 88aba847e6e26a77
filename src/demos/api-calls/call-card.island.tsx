import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

import { sampleNames } from '../../config/sample-names.ts';
import { storageKeys } from '../../config/storage-keys.ts';
import { type CallId, calls, exampleBodies } from '../../content/api/calls.ts';
import { selectText } from '../../lib/dom/clipboard.ts';
import { data } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import { Button } from '../../ui/button.tsx';
import { codeTokens } from '../../ui/code-tokens.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { copy } from '../../ui/words.ts';
import { Code } from '../../ui/surface/surface.tsx';
import { useHash } from '../../ui/use-hash.ts';
import { useObservable } from '../../ui/use-observable.ts';
import './call-card.css';
import type { RunnerProps } from './runner.tsx';
import './sample-languages.css';
import {
  callOf,
  type SharedCall,
  type SnippetLanguage,
  snippetLanguages,
  snippetOf,
} from './snippets.ts';
import * as labels from './words.ts';

const ids = snippetLanguages.map(({ id }) => id);

const nameOf = (language: SnippetLanguage): string =>
  snippetLanguages.find(({ id }) => id === language)?.label ?? language;

/** The language of all samples, kept for this tab. */
const sampleLanguage = createStoredValue<SnippetLanguage>({
  key: storageKeys.sampleLanguage.key,
  version: 1,
  schema: v.picklist(ids),
  fallback: 'curl',
  storage: () => window.sessionStorage,
});

function SampleLanguages() {
  const chosen = useObservable(sampleLanguage, sampleLanguage.serverValue);
  return (
    <div role="group" aria-label={labels.sampleLanguages} className="languages needs-script">
      {snippetLanguages.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => {
            sampleLanguage.write(id);
            // Hydrates the other samples, so that they change too.
            dispatchEvent(new Event('pagestate'));
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** The call being edited, and the hash that opened it. It stays open if the hash changes. */
type Opened = { hash: string; call: SharedCall; focus: boolean };

type Props = {
  id: CallId;
  /** Initial body; by default the documented example. */
  body?: string;
  /** Whether this card opens for a hash that names its call. */
  isShared?: boolean;
  /** An example response. */
  children?: ReactNode;
};

/**
 * A documented request; "Try it" loads the runner to edit and send it. Without Suspense, because React
 * hydrates a Suspense boundary later than its island, and a translator could change the text in between.
 */
export default function CallCard({ id, body, isShared = false, children }: Props) {
  const hash = useHash();
  const [opened, setOpened] = useState<Opened | null>(null);
  const shared = isShared ? callOf(hash, (call) => exampleBodies[call]) : null;
  if (shared?.id === id && opened?.hash !== hash) setOpened({ hash, call: shared, focus: false });
  const [Runner, setRunner] = useState<ComponentType<RunnerProps> | null>(null);
  const language = useObservable(sampleLanguage, sampleLanguage.serverValue);
  const card = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!opened) return;
    import('./runner.tsx').then(
      (module) => setRunner(() => module.Runner),
      () => setHasFailed(true),
    );
  }, [opened]);
  const call = calls.find((candidate) => candidate.id === id);
  if (!call) return null;
  const documented = { ...call, body: body ?? exampleBodies[id] };
  const open = () => {
    setHasFailed(false);
    setOpened({ hash: '', call: documented, focus: true });
  };
  const code = snippetOf(language, documented, sampleNames.API);
  const selectCode = () => selectText(card.current?.querySelector('code') ?? null);
  if (opened && Runner)
    return (
      <Runner key={opened.hash} call={opened.call} example={documented.body} focus={opened.focus} />
    );
  return (
    <div ref={card} className="surface">
      <div className="surface-head sample-head">
        <SampleLanguages />
        <span className="no-script">{nameOf(sampleLanguage.serverValue)}</span>
        <CopyButton look="quiet" text={code} onRefused={selectCode} className="needs-script">
          {copy}
          <span className="visually-hidden">
            {` ${fill(labels.callAs, { path: call.path, language: nameOf(language) })}`}
          </span>
        </CopyButton>
      </div>
      <Code tokens={codeTokens(code)} />
      <div className="needs-script surface-foot sample-foot">
        <Button
          {...data({ held: opened && !hasFailed ? '' : undefined })}
          look="primary"
          onClick={open}
        >
          {labels.tryIt}
          <span className="visually-hidden"> {call.path}</span>
        </Button>
        <span>{labels.runsHere}</span>
      </div>
      {hasFailed && (
        <p role="alert" className="answer tone-attack">
          {labels.runnerMissing}
        </p>
      )}
      {children}
    </div>
  );
}
