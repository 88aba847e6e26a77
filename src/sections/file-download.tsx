import { madeFile } from 'virtual:made-files';

import * as labels from '../config/words.ts';
import { data } from '../lib/dom/attributes.ts';
import { fileSize } from '../lib/text/format.ts';
import { counted } from '../lib/text/grammar.ts';
import type { MadeFile, MadePath } from '../made-file.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Opener } from '../ui/opener.tsx';
import { fill } from '../lib/text/fill.ts';
import * as words from './words.ts';
import './file-download.css';

/** Opens the dialog that checks a downloaded file, and tells it the page's edition. In prerendered markup only. */
export function CheckFileButton({ about }: { about?: string }) {
  return (
    <Opener
      opens="check-file"
      className="link needs-script min-h-11 text-small"
      {...data({ edition: import.meta.env.EDITION })}
    >
      {labels.checkFile}
      {about && <span className="visually-hidden">{` (${about})`}</span>}
    </Opener>
  );
}

type Item = { name: string; text: string; type: string; href: string; file: MadeFile };

/** The kind, length and size of a file, for readers. */
export function factsOf(type: string, { pages, bytes }: MadeFile): string {
  const size = fileSize(bytes);
  return pages
    ? counted(pages, words.fileFactsWithPages, { type, size })
    : fill(words.fileFacts, { type, size });
}

export function MediaKit({ items, license }: { items: readonly Item[]; license: string }) {
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {items.map(({ name, text, type, href, file }) => (
          <li
            key={href}
            className="grid items-start gap-x-16 gap-y-4 py-7 md:grid-cols-[1fr_17rem] lg:grid-cols-[17rem_1fr_17rem]"
          >
            <h3>{name}</h3>
            <div className="row-start-2 min-w-0 text-ink-2 lg:row-start-auto">
              <p>{text}</p>
              <details className="text-small">
                <summary className="inline-flex min-h-11 items-center link">
                  SHA-256
                  <span className="visually-hidden">{` ${fill(words.ofFile, { name })}`}</span>
                </summary>
                <code translate="no" className="mt-1 block break-all">
                  {file.sha256}
                </code>
                <CheckFileButton about={name} />
              </details>
            </div>
            <ButtonLink href={href} download>
              {words.download}
              <span className="visually-hidden">{` ${name}`}</span>
              <span className="font-normal text-ink-2">{factsOf(type, file)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[42rem] text-ui text-ink-2">{license}</p>
    </>
  );
}

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
        <summary className="min-h-11 gap-3">
          <span id={facts}>{counted(pages ?? 0, words.pdfFacts, { size: fileSize(bytes) })}</span>
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
