import { madeFile } from 'virtual:made-files';

import { fileSize } from '../lib/text/format.ts';
import { counted } from '../lib/text/grammar.ts';
import type { MadePath } from '../made-file.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CheckFileButton } from '../ui/check-file-button.tsx';
import { pdfFacts } from './words.ts';
import './file-download.css';

type Props = { href: MadePath; large?: boolean; children: string };

/** A link to a PDF with its length, size and checksum, for a row of controls. */
export function FileDownload({ href, large = true, children }: Props) {
  const { bytes, pages, sha256 } = madeFile(href);
  const facts = `about-${href.slice(1, -'.pdf'.length)}`;
  return (
    <div className="min-w-0">
      <ButtonLink large={large} href={href} download aria-describedby={facts}>
        {children}
      </ButtonLink>
      <details className="file-facts">
        <summary className="min-h-11 items-center gap-3">
          <span id={facts}>{counted(pages ?? 0, pdfFacts, { size: fileSize(bytes) })}</span>
          <span className="link">SHA-256</span>
        </summary>
        <code translate="no" className="block">
          {sha256}
        </code>
        <CheckFileButton />
      </details>
    </div>
  );
}
