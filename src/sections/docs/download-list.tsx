import { grouped } from '../../lib/format.ts';
import { use } from 'react';

import { CheckFileButton } from '../../ui/check-file-button.tsx';
import { Downloads } from '../../ui/downloads.ts';

/** Lists the files that the build has published, with sizes and checksums. */
export function DownloadList() {
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
          <div className="text-ui whitespace-nowrap text-ink-2 md:text-right">
            <p>
              {type}, {grouped(bytes)} bytes
            </p>
            <CheckFileButton about={name} />
          </div>
          <p className="text-small text-ink-3 md:col-span-2">
            SHA-256 <code className="break-all">{sha256}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
