import { useState } from 'react';

import { deleteItems } from '../../lib/storage/stored-data.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { loadOnce } from '../../runtime/load.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { FilledText } from '../../ui/inline-text.tsx';
import { Table } from '../../ui/table.tsx';
import { useObservable } from '../../ui/use-observable.ts';
import {
  check,
  directivesOf,
  isForeign,
  type SeenLoad,
  type Watched,
  watchPage,
} from './site-check.ts';
import { StoredItemsTable } from './stored-items-table.tsx';
import * as words from './words.ts';

type Props = { requests: readonly SeenLoad[]; origin: string };

const bytesOf = (bytes: number): string => (bytes === 0 ? words.fromCache : grouped(bytes));

/** Every request of this page. Requests to other origins are highlighted. */
function LoadTable({ requests, origin }: Props) {
  return (
    <div>
      <h3>{words.everyRequest}</h3>
      <div
        className="scrolling mt-4 max-h-[26rem]"
        role="region"
        aria-label={words.requests}
        tabIndex={0}
      >
        <Table
          className="readings min-w-[36rem]"
          columns={[words.file, words.origin, words.askedBy, words.bytesReceived]}
          rows={requests.map((request) => {
            const { pathname, origin: theirs } = new URL(request.url);
            const foreign = isForeign(request, origin);
            const own =
              theirs === origin ? words.thisSite : fill(words.takesForms, { origin: theirs });
            return {
              className: foreign ? 'text-attack' : undefined,
              cells: [
                <code key="path" translate="no" className="wrap-anywhere">
                  {pathname}
                </code>,
                <span key="origin" className="whitespace-nowrap">
                  {foreign ? <b>{fill(words.anotherOrigin, { origin: theirs })}</b> : own}
                </span>,
                words.askers[request.by] ?? request.by,
                bytesOf(request.bytes),
              ],
            };
          })}
        />
      </div>
    </div>
  );
}

/** Once, however often the button is pressed: it listens until the page is left. */
const watch = loadOnce(watchPage);

/** Checks in the visitor's browser what this page has requested, stored and been sent with. */
export default function SiteCheckPanel() {
  const [watched, setWatched] = useState<Watched | 'unreachable' | null>(null);
  const run = () => {
    // So that a second failure is announced too.
    setWatched(null);
    watch().then(setWatched, () => setWatched('unreachable'));
  };
  if (watched !== null && watched !== 'unreachable') return <LiveReport watched={watched} />;
  return (
    <div className="needs-script no-print">
      <Button onClick={run}>{words.checkPage}</Button>
      <p aria-live="polite" className="mt-4">
        {watched === 'unreachable' && words.unreachable}
      </p>
    </div>
  );
}

function LiveReport({ watched }: { watched: Watched }) {
  const { seen, kept } = useObservable(watched, watched.read());
  const findings = check(seen);
  const failed = findings.filter(({ ok }) => !ok).length;
  const policy = directivesOf(seen.headers.get('content-security-policy') ?? '');
  return (
    <div className="panel no-print">
      <div>
        <div className={`answer tone-${failed === 0 ? 'ok' : 'attack'}`}>
          {/* It takes the focus from the button that it replaces, and is read out. With a role, Orca 43 reads only that. */}
          <p
            ref={focusOnMount}
            tabIndex={-1}
            aria-live="polite"
            className={`verdict text-${failed === 0 ? 'ok' : 'attack'}`}
          >
            {failed === 0
              ? fill(words.allHold, { count: findings.length })
              : fill(words.someFail, { failed, count: findings.length })}
          </p>
          <p className="text-ink-2">{words.keepsWatching}</p>
        </div>
        <Table
          className="readings mt-8"
          caption={words.findings}
          rows={findings.map(({ ok, what, seen: found }) => ({
            head: <span className="wrap-anywhere">{what}</span>,
            cells: [
              <span key="found" className={ok ? 'text-ok' : 'text-attack'}>
                {found}
              </span>,
            ],
          }))}
        />
      </div>
      <LoadTable requests={seen.requests} origin={seen.origin} />
      <StoredItemsTable
        items={kept}
        onDelete={(item) => {
          deleteItems([item]);
          void watched.refresh();
        }}
      />
      <div>
        <h3>{words.policyInForce}</h3>
        <p className="panel-note">
          <FilledText
            text={words.policyFrom}
            values={{ header: <code translate="no">{'Content-Security-Policy'}</code> }}
          />
        </p>
        <Table
          className="readings mt-4"
          caption={words.directives}
          rows={[...policy].map(([name, value]) => ({
            head: name,
            cells: [
              <span key="value" className="wrap-anywhere text-ink-2">
                {value}
              </span>,
            ],
          }))}
        />
      </div>
    </div>
  );
}
