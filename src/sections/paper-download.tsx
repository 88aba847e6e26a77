import type { ReactNode } from 'react';

import { withBase } from '../config/base.ts';
import { data } from '../lib/dom/attributes.ts';
import { counted } from '../lib/text/grammar.ts';
import { fileSize } from '../lib/text/format.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { download, executiveEdition } from './words.ts';

type Props = {
  href: string;
  /** Completes the accessible name: "Download …". */
  title: string;
  pages: number | null;
  bytes: number;
  /** Asks for an account first: a button in place of the link, which needs script. */
  locked: boolean;
  /** Below the button. */
  after?: ReactNode;
};

/** A paper's download, for a row of actions. */
export function PaperDownload({ href, title, pages, bytes, locked, after }: Props) {
  const label = (
    <>
      {download}
      <span className="visually-hidden">{` ${title}`}</span>
    </>
  );
  return (
    <p className="contents">
      {locked ? (
        <Button
          look="primary"
          className="needs-script"
          {...data({ gated: title, file: withBase(href) })}
        >
          {label}
        </Button>
      ) : (
        <ButtonLink look="primary" href={href} download>
          {label}
        </ButtonLink>
      )}
      <span className="basis-full text-small text-ink-2">
        {counted(pages ?? 0, executiveEdition, { size: fileSize(bytes) })}
        {after}
      </span>
    </p>
  );
}
