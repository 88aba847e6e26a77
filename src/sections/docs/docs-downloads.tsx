import type { ReactNode } from 'react';

import { DownloadList } from './download-list.tsx';

type Props = { heading: string; text: string; children?: ReactNode };

/** The published files, with a control to ask for others as `children`. */
export function DocsDownloads({ heading, text, children }: Props) {
  return (
    <section id="downloads" aria-labelledby="downloads-title" className="py-16 lg:py-24">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.8fr]">
        <div>
          <h2 id="downloads-title">{heading}</h2>
          <p className="mt-5 max-w-[30rem] text-ink-2">{text}</p>
          <p className="mt-6">{children}</p>
        </div>
        <div>
          <DownloadList />
          <p className="mt-4 text-small text-ink-2">
            All checksums in one file:{' '}
            <a href="/SHA256SUMS" className="link">
              SHA256SUMS
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
