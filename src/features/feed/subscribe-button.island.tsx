import { lazy, Suspense, useState } from 'react';

import * as labels from '../../config/labels.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { loadWithRetry } from '../../runtime/load-with-retry.ts';

const FeedDialog = lazy(() =>
  loadWithRetry(() => import('./feed-dialog.tsx')).then((module) => ({
    default: module.FeedDialog,
  })),
);

/** Opens the feed dialog; without script it is a link to the feed itself. */
export default function SubscribeButton() {
  const [dialog, setDialog] = useState<'unseen' | 'open' | 'closed'>('unseen');
  return (
    <>
      <Button look="primary" large className="needs-script" onClick={() => setDialog('open')}>
        {labels.subscribe}
      </Button>
      <ButtonLink look="primary" large className="no-script" href="/rss.xml">
        {labels.subscribe}
      </ButtonLink>
      {dialog !== 'unseen' && (
        <Suspense>
          <FeedDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
