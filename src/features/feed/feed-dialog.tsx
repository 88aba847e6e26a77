import { useId, useRef } from 'react';

import { withBase } from '../../config/base.ts';
import * as labels from '../../config/words.ts';
import { feedReaders } from '../../config/feed-readers.ts';
import { site } from '../../config/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { copyUrl, downloadFeed, feedUrl, urlCopied } from './labels.ts';

/** How to follow the blog in a feed reader. Never prerendered: it reads `location`. */
export function FeedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const feed = location.origin + withBase('/rss.xml');
  return (
    <Dialog
      title={labels.subscribe}
      subtitle="Paste the feed address into any feed reader. New articles arrive there in full, and no address of yours is asked for."
      open={open}
      onClose={onClose}
    >
      <label htmlFor={`${id}url`} className="font-semibold">
        {feedUrl}
      </label>
      <input ref={field} id={`${id}url`} readOnly value={feed} className="field-box mt-1.5" />
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        <CopyButton
          look="primary"
          text={feed}
          copiedLabel={urlCopied}
          onRefused={() => field.current?.select()}
        >
          {copyUrl}
        </CopyButton>
        <ButtonLink href="/rss.xml" download={`${site.slug}-blog.xml`}>
          {downloadFeed}
        </ButtonLink>
      </div>
      <h3 className="mt-8 text-h4">Or open it in a reader on the web</h3>
      <p className="mt-1 text-ui text-ink-2">
        They learn the feed’s address, nothing else from us.
      </p>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {feedReaders.map(({ name, subscribe }) => (
          <ExternalLink
            key={name}
            href={subscribe.replace('{feed}', encodeURIComponent(feed))}
            className="btn btn-secondary"
          >
            Open in {name}
          </ExternalLink>
        ))}
      </div>
    </Dialog>
  );
}
