import { useId, useRef } from 'react';

import { withBase } from '../../config/base.ts';
import { feedReaders } from '../../config/feed-readers.ts';
import { site } from '../../config/site.ts';
import { fill } from '../../lib/text/fill.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DialogBody, WhenWhole } from '../../ui/dialog.tsx';
import { ExternalLink } from '../../ui/links.tsx';
import * as words from '../words.ts';

/** How to follow the blog in a feed reader. Never prerendered: it reads `location`. */
function Feed() {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const feed = location.origin + withBase('/rss.xml');
  return (
    <>
      <label htmlFor={`${id}url`} className="font-semibold">
        {words.feedUrl}
      </label>
      <input ref={field} id={`${id}url`} readOnly value={feed} className="field-box mt-1.5" />
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        <CopyButton
          look="primary"
          text={feed}
          copiedLabel={words.urlCopied}
          onRefused={() => {
            // Where the focus is, a copy begins.
            field.current?.focus();
            field.current?.select();
          }}
        >
          {words.copyUrl}
        </CopyButton>
        <ButtonLink href="/rss.xml" download={`${site.slug}-blog.xml`}>
          {words.downloadFeed}
        </ButtonLink>
      </div>
      <h3 className="mt-8 text-h4">{words.openInReader}</h3>
      <p className="mt-1 text-ui text-ink-2">{words.aboutReaders}</p>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {feedReaders.map(({ name, subscribe }) => (
          <ExternalLink
            key={name}
            href={subscribe.replace('{feed}', encodeURIComponent(feed))}
            className="btn btn-secondary"
          >
            {fill(words.openIn, { reader: name })}
          </ExternalLink>
        ))}
      </div>
    </>
  );
}

export default () => (
  <DialogBody>
    <WhenWhole>
      <Feed />
    </WhenWhole>
  </DialogBody>
);
