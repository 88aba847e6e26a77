import type { ReactNode } from 'react';

import { fileSize } from '../lib/file-size.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CheckFileButton } from '../ui/check-file-button.tsx';

type Props = {
  href: string;
  /** What is downloaded, for a reader who hears the link alone. */
  title: string;
  pages: number | null;
  bytes: number;
  /** Why the file is not free to all, shown before the click; the link is then marked with its title. */
  lock?: ReactNode;
};

/** A paper's file with what it weighs. */
export function PaperDownload({ href, title, pages, bytes, lock }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink look="primary" href={href} download data-gated={lock ? title : undefined}>
        Download<span className="visually-hidden">{` ${title}`}</span>
      </ButtonLink>
      <span className="text-small text-ink-2">
        {`Executive edition (${pages} pages), PDF, ${fileSize(bytes)}`}
        {lock}
      </span>
      <CheckFileButton about={title} />
    </p>
  );
}
