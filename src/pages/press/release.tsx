import type { ComponentProps } from 'react';

import { site } from '../../config/site.ts';
import { bodyOf } from '../../content/record-bodies.ts';
import type { releases } from '../../content/records.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { longDate } from '../../lib/text/format.ts';
import { placeName } from '../../lib/text/postal-address.ts';
import { island } from '../../runtime/island.tsx';
import { blocksOf } from '../../sections/record-text.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyPart } from '../../ui/page-copy.tsx';
import PrintButtonIsland from '../../ui/print-button.island.tsx';
import '../../sections/entry.css';

const PrintButton = island(PrintButtonIsland);

type Props = {
  release: (typeof releases)[number];
  path: string;
  /** Id of the list, where closing leads. */
  list: string;
};

const Paragraph = (props: ComponentProps<'p'>) => <p className="mt-4" {...props} />;

/** A press release. Its full text opens in the list when the hash names it. */
export function Release({ release, path, list }: Props) {
  const { slug, title, date, summary } = release;
  const blocks = blocksOf(bodyOf('releases', release), { p: Paragraph });
  // The place and the day begin the first paragraph, or stand above a picture.
  const first = blocks[0]?.type === Paragraph ? blocks[0].props.children : null;
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      tabIndex={-1}
      className="entry border-t border-line"
    >
      <div className="wrap grid gap-x-16 gap-y-4 py-8 lg:grid-cols-[17rem_1fr]">
        <time dateTime={date} className="pt-1 text-ui text-ink-2">
          {longDate(date)}
        </time>
        <div>
          <h3 id={`${slug}-title`} className="entry-title">
            <a href={`#${slug}`} className="hover:underline">
              {title}
            </a>
          </h3>
          <p className="mt-2 max-w-[42rem] text-ink-2">{summary}</p>
          <p className="entry-open mt-5">
            <a href={`#${slug}`} className="btn btn-secondary">
              Read the release<span className="visually-hidden">{` ${title}`}</span>
            </a>
          </p>
        </div>
        <div className="entry-pane lg:col-start-2">
          <div id={`${slug}-text`}>
            {/* For copies and prints. Screen readers have just read the title. */}
            <p aria-hidden="true" className="visually-hidden">
              {title}
            </p>
            <p className="mt-4">
              <b>
                {placeName(site.address)}, {longDate(date)}.
              </b>{' '}
              {first}
            </p>
            {first === null ? blocks : blocks.slice(1)}
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <CopyPart id={`${slug}-text`}>Copy text</CopyPart>
            <PrintButton />
            <RequestLink request={requests.mediaInquiry} path={`${path}#${slug}`}>
              {requests.mediaInquiry.uses[1].label}
            </RequestLink>
            <ButtonLink href={`#${list}`}>Close</ButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}
