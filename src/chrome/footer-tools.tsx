import { lazy, Suspense, useState } from 'react';

import { bannerReopened } from '../features/cookie-consent/banner-reopened.ts';
import { fetched } from '../ui/fetched.ts';

const OutboxDialog = lazy(() =>
  fetched(() => import('../features/outbox/outbox-dialog.tsx')).then((module) => ({
    default: module.OutboxDialog,
  })),
);

const linkLike = 'inline-flex min-h-8 items-center hover:text-ink';

/** What this browser keeps for the visitor, within reach of every page. */
export function FooterTools() {
  'use no memo';
  const [outbox, setOutbox] = useState<'unseen' | 'open' | 'closed'>('unseen');
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-8 gap-y-2">
      <button type="button" className={linkLike} onClick={() => bannerReopened.write(true)}>
        Cookie choices
      </button>
      <button type="button" className={linkLike} onClick={() => setOutbox('open')}>
        Outbox
      </button>
      {outbox !== 'unseen' && (
        <Suspense>
          <OutboxDialog open={outbox === 'open'} onClose={() => setOutbox('closed')} />
        </Suspense>
      )}
    </div>
  );
}
