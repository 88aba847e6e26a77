import type { ReactNode } from 'react';

import { fileSize } from '../lib/file-size.ts';
import { Button, ButtonLink } from '../ui/button.tsx';

type Props = {
  href: string;
  /** What is downloaded, for a reader who hears the button alone. */
  title: string;
  pages: number | null;
  bytes: number;
  /** Says why the file asks for an account. If given, a button takes the link's place, which works only with script. */
  lock?: ReactNode;
};

/** A paper's file with what it weighs, in a row with other actions. */
export function PaperDownload({ href, title, pages, bytes, lock }: Props) {
  const label = (
    <>
      Download<span className="visually-hidden">{` ${title}`}</span>
    </>
  );
  return (
    <p className="contents">
      {lock ? (
        <Button look="primary" className="needs-script" data-gated={title} data-file={href}>
          {label}
        </Button>
      ) : (
        <ButtonLink look="primary" href={href} download>
          {label}
        </ButtonLink>
      )}
      <span className="basis-full text-small text-ink-2">
        {`Executive edition (${pages} pages), PDF, ${fileSize(bytes)}`}
        {lock}
      </span>
    </p>
  );
}
