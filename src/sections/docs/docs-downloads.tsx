import { type ReactNode, use } from 'react';

import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { CheckFileButton } from '../../ui/check-file-button.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import * as words from '../words.ts';
import { Downloads } from '../../ui/downloads.ts';

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
            <InlineText>{words.allChecksums}</InlineText>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Lists the files that the build has published, with sizes and checksums. */
function DownloadList() {
  const files = use(Downloads);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {files.map(({ name, what, type, bytes, sha256 }) => (
        <li key={name} className="grid gap-x-8 gap-y-2 py-5 md:grid-cols-[1fr_auto]">
          <div className="min-w-0">
            <a href={`/${name}`} download className="link font-semibold">
              {name}
            </a>
            <p className="text-ink-2">{what}</p>
          </div>
          <div className="text-ui text-ink-2 md:text-right md:whitespace-nowrap">
            <p>{fill(words.sizeInBytes, { type, bytes: grouped(bytes) })}</p>
            <CheckFileButton about={name} />
          </div>
          <p className="text-small text-faint md:col-span-2">
            SHA-256{' '}
            <code translate="no" className="break-all">
              {sha256}
            </code>
          </p>
        </li>
      ))}
    </ul>
  );
}
