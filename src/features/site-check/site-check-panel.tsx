import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { deleteItems } from '../../lib/stored-data.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { StoredItemsTable } from './stored-items-table.tsx';
import { RequestTable } from './request-table.tsx';
import { check, directivesOf } from './site-check.ts';
import { type Watched, watchPage } from './watch-page.ts';

/** Checks in the visitor's browser what this page has requested, stored and been sent with. */
export function SiteCheckPanel() {
  const [watched, setWatched] = useState<Watched | 'unreachable' | null>(null);
  const run = () => {
    watchPage().then(setWatched, () => setWatched('unreachable'));
  };
  if (watched !== null && watched !== 'unreachable') return <LiveReport watched={watched} />;
  return (
    <div className="needs-script no-print">
      <Button onClick={run}>Check this page now</Button>
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
    <div className="check no-print">
      <p role="status" className={`check-verdict ${failed === 0 ? 'check-good' : 'check-bad'}`}>
        {failed === 0
          ? `All ${findings.length} statements hold in this browser.`
          : `${failed} of ${findings.length} statements do not hold here. Please tell us.`}
      </p>
      <p className="check-note">It goes on watching while you read: what changes turns up here.</p>
      <dl>
        {findings.map(({ ok, what, seen: found }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className={ok ? 'check-good' : 'check-bad'}>{found}</dd>
          </div>
        ))}
      </dl>
      <RequestTable requests={seen.requests} origin={seen.origin} />
      <StoredItemsTable
        items={kept}
        onDelete={(item) => {
          deleteItems([item]);
          void watched.refresh();
        }}
      />
      <h3>The policy in force</h3>
      <p className="check-note">
        From the header <code>Content-Security-Policy</code>, sent again for this page a moment ago.
      </p>
      <dl>
        {[...policy].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
