import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { check, type Finding } from './site-check.ts';

async function look(): Promise<readonly Finding[]> {
  const response = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  return check({
    host: location.host,
    requests: performance.getEntriesByType('resource').map(({ name }) => name),
    cookies: document.cookie,
    headers: new Map(response.headers),
  });
}

/** Has the visitor's own browser look at what this page has loaded and how it was sent. */
export function SiteCheckPanel() {
  const [findings, setFindings] = useState<readonly Finding[] | 'unreachable' | null>(null);
  const run = () => {
    look().then(setFindings, () => setFindings('unreachable'));
  };
  const list = Array.isArray(findings) ? (findings as readonly Finding[]) : [];
  const failed = list.filter(({ ok }) => !ok).length;
  return (
    <div className="needs-script no-print">
      <Button onClick={run}>Check this page now</Button>
      <p aria-live="polite" className="mt-4">
        {findings === 'unreachable' && 'The page could not be asked for again. Are you offline?'}
        {list.length > 0 &&
          (failed === 0
            ? `All ${list.length} statements hold in this browser.`
            : `${failed} of ${list.length} statements do not hold here. Please tell us.`)}
      </p>
      {list.length > 0 && (
        <dl className="mt-3 max-w-[42rem] divide-y divide-line border-y border-line text-ui">
          {list.map(({ ok, what, seen }) => (
            <div key={what} className="grid gap-x-8 py-2 sm:grid-cols-[1.3fr_1fr]">
              <dt className="font-mono text-small">{what}</dt>
              <dd className={ok ? 'text-ok' : 'text-alpha'}>{seen}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
