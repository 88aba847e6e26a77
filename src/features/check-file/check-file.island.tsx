import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import * as labels from '../../config/words.ts';
import { withBase } from '../../config/base.ts';
import { ownerKeys } from '../../config/owner-keys.ts';
import { dataOf, openerOf } from '../../lib/dom/attributes.ts';
import { fetchText } from '../../lib/files/fetch-file.ts';
import {
  checkFile,
  type FileCheck,
  parseSigningKeys,
  type Published,
} from '../../lib/seal/check-file.ts';
import { signaturePath } from '../../lib/seal/published-keys.ts';
import { Button } from '../../ui/button.tsx';
import { DialogBody, NoticeBox, WhenWhole } from '../../ui/dialog.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import * as words from '../words.ts';

/** @returns null if the checksums are not signed */
async function fetchSignature(): Promise<Uint8Array | null> {
  const response = await fetch(withBase(signaturePath));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${signaturePath}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const hasKey = ownerKeys.some(({ kind }) => kind === 'signing');

/**
 * Fetches what a check needs, so that checking works offline. The keys come with this code: those of the host may be
 * swapped together with the checksums.
 * @throws Error if a file cannot be loaded
 */
async function fetchPublished(): Promise<Published> {
  const [sums, signature] = await Promise.all([
    fetchText(withBase('/SHA256SUMS')),
    hasKey ? fetchSignature() : null,
  ]);
  const keys = hasKey ? await parseSigningKeys(import.meta.env.SIGNING_KEYS) : [];
  const opener = openerOf('check-file');
  return { sums, signature, keys, edition: (opener && dataOf(opener, 'edition')) ?? '' };
}

/** In bytes. The whole file has to fit into memory, and the site publishes none that is larger. */
const maxSize = 100_000_000;

type State =
  | { step: 'loading' | 'failed' | 'ready' | 'checking' | keyof typeof faults }
  | { step: 'checked'; check: FileCheck };

/** Checks a file against the published checksums. The file stays on the device. */
export default () => (
  <DialogBody>
    <WhenWhole>
      <FileCheckForm />
    </WhenWhole>
  </DialogBody>
);

function load(onLoaded: (published: Published) => void, onState: (state: State) => void): void {
  fetchPublished().then(
    (published) => {
      onLoaded(published);
      onState({ step: 'ready' });
    },
    () => onState({ step: 'failed' }),
  );
}

async function stateOf(file: File, published: Published): Promise<State> {
  if (!isSecureContext) return { step: 'insecure' };
  if (file.size > maxSize) return { step: 'too-large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { step: 'checked', check: await checkFile(file.name, bytes, published) };
  } catch {
    return { step: 'unreadable' };
  }
}

function FileCheckForm() {
  const [published, setPublished] = useState<Published | null>(null);
  const [state, setState] = useState<State>({ step: 'loading' });
  const input = useRef<HTMLInputElement>(null);
  /** A large file takes its time, and another one may be chosen meanwhile; one may be dropped before the checksums are there. */
  const newest = useRef<File>(undefined);

  useEffect(() => load(setPublished, setState), []);
  const retry = () => {
    setState({ step: 'loading' });
    load(setPublished, setState);
  };

  const check = async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    if (!published) return;
    setState({ step: 'checking' });
    const next = await stateOf(file, published);
    if (newest.current === file) setState(next);
  };
  const checkDropped = useEffectEvent(() => void check(newest.current));
  useEffect(() => {
    if (published) checkDropped();
  }, [published]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const { files } = event.dataTransfer;
    // The field shows which file the verdict is about.
    if (input.current && files[0]) input.current.files = files;
    void check(files[0]);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <label
        className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-dashed border-line-2 p-5 focus-within:border-ink"
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <span className="font-semibold">{words.dropFile}</span>
        <input
          ref={input}
          type="file"
          className="min-h-11 max-w-full text-ui"
          disabled={!published}
          // Otherwise choosing the same file again would fire no change event.
          onClick={(event) => {
            event.currentTarget.value = '';
            newest.current = undefined;
            setState({ step: 'ready' });
          }}
          onChange={(event) => void check(event.target.files?.[0])}
        />
      </label>
      <div aria-live="polite">
        <CheckResult state={state} onRetry={retry} />
      </div>
      <p className="text-small text-ink-2">
        <InlineText>{words.limits}</InlineText>
      </p>
    </div>
  );
}

const faults = {
  insecure: words.insecure,
  'too-large': words.tooLarge,
  unreadable: words.unreadable,
} as const;

function CheckResult({ state, onRetry }: { state: State; onRetry: () => void }) {
  if (state.step === 'loading') return <p className="text-ink-2">{words.loadingSums}</p>;
  if (state.step === 'ready') return <p className="text-ink-2">{words.ready}</p>;
  if (state.step === 'checking') return <p className="text-ink-2">{words.checking}</p>;
  if (state.step === 'failed') {
    return (
      <>
        <p className="mb-3">{words.sumsNotLoaded}</p>
        <Button
          onClick={({ currentTarget }) => {
            // The pressed button goes.
            currentTarget.closest('dialog')?.querySelector('h2')?.focus();
            onRetry();
          }}
        >
          {labels.tryAgain}
        </Button>
      </>
    );
  }
  if (state.step !== 'checked')
    return <NoticeBox notice={{ tone: 'error', text: faults[state.step] }} />;
  const { verdict, summary, reason, sha256 } = state.check;
  return (
    <>
      <NoticeBox
        notice={{ tone: verdict === 'published' ? 'ok' : 'error', title: summary, text: reason }}
      />
      <p className="mt-3 text-small text-ink-2">
        {words.sumOfFile}{' '}
        <code translate="no" className="break-all">
          {sha256}
        </code>
      </p>
    </>
  );
}
