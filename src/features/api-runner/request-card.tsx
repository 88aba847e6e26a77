import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

import { sampleNames } from '../../config/sample-names.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { exampleBodies } from './example-bodies.ts';
import { type CallId, calls } from './call.ts';
import type { RunnerProps } from './runner.tsx';
import { callOf, type SharedCall } from './share.ts';
import { snippetOf } from './snippets.ts';

const loadRunner = (): Promise<ComponentType<RunnerProps>> =>
  import('./runner.tsx').then(
    ({ Runner }) => Runner,
    () => RunnerMissing,
  );

/** What was opened, and by which address; once opened it stays, whatever the address says later. */
type Opened = { hash: string; call: SharedCall; focus: boolean };

type Props = {
  id: CallId;
  /** Body to begin with, where it is not the documented example. */
  body?: string;
  /** Whether an address that names this call opens it here. */
  isShared?: boolean;
  /** The request as it is documented. */
  children: ReactNode;
};

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/**
 * A documented request. "Try it" replaces it by one to edit and send, once the code for that is there. It has
 * no Suspense of its own: React would hydrate that later than its island, and a translator could change texts meanwhile.
 */
export function RequestCard({ id, body, isShared = false, children }: Props) {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  const [opened, setOpened] = useState<Opened | null>(null);
  const shared = isShared ? callOf(hash, (call) => exampleBodies[call]) : null;
  if (shared?.id === id && opened?.hash !== hash) setOpened({ hash, call: shared, focus: false });
  const [Runner, setRunner] = useState<ComponentType<RunnerProps> | null>(null);
  const isOpened = opened !== null;
  useEffect(() => {
    if (isOpened) void loadRunner().then((component) => setRunner(() => component));
  }, [isOpened]);
  const call = calls.find((candidate) => candidate.id === id);
  if (!call) return null;
  const documented = { ...call, body: body ?? exampleBodies[id] };
  const open = () => {
    setOpened({ hash: '', call: documented, focus: true });
  };
  return (
    <div className="overflow-hidden rounded-md border border-line-2 bg-night-2">
      {opened && Runner ? (
        <Runner key={opened.hash} call={opened.call} focus={opened.focus} />
      ) : (
        <>
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-3 pl-4 font-mono text-small">
            <span className="min-w-0 wrap-anywhere">
              <span className="mr-3 text-beta">{call.method}</span>
              {call.path}
            </span>
            <span className="needs-script flex shrink-0 gap-2 font-sans">
              <CopyButton text={() => snippetOf('curl', documented, sampleNames.API)}>
                Copy<span className="visually-hidden"> {call.path} as cURL</span>
              </CopyButton>
              <Button look="primary" onClick={open}>
                Try it<span className="visually-hidden"> {call.path}</span>
              </Button>
            </span>
          </div>
          {children}
        </>
      )}
      <div className="px-4 py-3 text-small text-ink-2">
        Runs in your browser. No request leaves this page. It uses ML-KEM-768 and AES-256-GCM; the
        proprietary algorithm is not in this page.
      </div>
    </div>
  );
}

function RunnerMissing() {
  return (
    <p role="alert" className="border-b border-line px-4 py-3 text-small">
      The runner could not be loaded. Check your connection, then reload the page.
    </p>
  );
}
