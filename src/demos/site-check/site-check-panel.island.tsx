import { useState } from 'react';

import { deleteItems } from '../../lib/storage/stored-data.ts';
import { grouped } from '../../lib/text/format.ts';
import { loadOnce } from '../../runtime/load.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
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
import * as labels from './words.ts';
import { checkPage } from './words.ts';

type Props = { requests: readonly SeenLoad[]; origin: string };

const bytesOf = (bytes: number): string =>
  bytes === 0 ? 'from the cache, or not told' : grouped(bytes);

/** Every request of this page. Requests to other origins are highlighted. */
function LoadTable({ requests, origin }: Props) {
  return (
    <div>
      <h3>Every request this page made</h3>
      <div
        className="scrolling mt-4 max-h-[26rem]"
        role="region"
        aria-label={labels.requests}
        tabIndex={0}
      >
        <table className="readings min-w-[36rem]">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Origin</th>
              <th scope="col">Asked for by</th>
              <th scope="col">Bytes received</th>
            </tr>
          </thead>
          <tbody>
            {requests.map((request, index) => {
              const { pathname, origin: theirs } = new URL(request.url);
              const foreign = isForeign(request, origin);
              const own = theirs === origin ? 'this site' : `${theirs}, which takes forms`;
              return (
                <tr key={index} className={foreign ? 'text-attack' : undefined}>
                  <td>
                    <code translate="no" className="wrap-anywhere">
                      {pathname}
                    </code>
                  </td>
                  <td className="whitespace-nowrap">
                    {foreign ? <b>{theirs}, another origin</b> : own}
                  </td>
                  <td>{request.by}</td>
                  <td>{bytesOf(request.bytes)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
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
      <Button onClick={run}>{checkPage}</Button>
      <p aria-live="polite" className="mt-4">
        {watched === 'unreachable' &&
          'The page could not be asked for again. Are you offline? Then try later.'}
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
          {/* It takes the focus from the button that it replaces, and is read out. */}
          <p
            ref={focusOnMount}
            tabIndex={-1}
            role="status"
            className={`verdict text-${failed === 0 ? 'ok' : 'attack'}`}
          >
            {failed === 0
              ? `All ${findings.length} statements hold in this browser.`
              : `${failed} of ${findings.length} statements do not hold here. Please tell us.`}
          </p>
          <p className="text-ink-2">
            It goes on watching while you read: what changes turns up here.
          </p>
        </div>
        <table className="readings mt-8">
          <caption className="visually-hidden">Statements and what was seen</caption>
          <tbody>
            {findings.map(({ ok, what, seen: found }) => (
              <tr key={what}>
                <th scope="row" className="wrap-anywhere">
                  {what}
                </th>
                <td className={ok ? 'text-ok' : 'text-attack'}>{found}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
        <h3>The policy in force</h3>
        <p className="panel-note">
          From the header <code translate="no">Content-Security-Policy</code>, sent again for this
          page a moment ago.
        </p>
        <table className="readings mt-4">
          <caption className="visually-hidden">Directives of the policy</caption>
          <tbody>
            {[...policy].map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="wrap-anywhere text-ink-2">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
