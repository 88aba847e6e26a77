import type { ComponentProps } from 'react';

import { noAttachments, positionWords as words } from '../../content/pages/careers.ts';
import { placeOf } from '../../content/pages/careers/places.ts';
import { bodyOf } from '../../content/record-bodies.ts';
import { application } from '../../content/record-requests.ts';
import type { positions } from '../../content/records.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { longDate } from '../../lib/text/format.ts';
import { listWith, partsOf, type TextPart } from '../../sections/record-text.tsx';
import { Items } from '../../ui/texts.tsx';
import '../../sections/entry.css';

type Props = {
  position: (typeof positions)[number];
  path: string;
  /** Id of the list, where closing leads. */
  list: string;
};

const Text = (props: ComponentProps<'p'>) => <p className="mt-2 text-ink-2" {...props} />;

const List = listWith('mt-2 divide-y divide-line', 'py-2.5 text-ink-2');

/** An open position. Its full text opens in the list when the hash names it. */
export function Position({ position, path, list }: Props) {
  const { slug, title, team, place, type, pay, closes, summary } = position;
  const body = bodyOf('positions', position);
  const [opening] = partsOf(body);
  const [, ...parts] = partsOf(body, { p: Text, ul: List });
  const facts = [
    team,
    placeOf(place).full,
    type,
    pay,
    closes && `${words.closes} ${longDate(closes)}`,
  ];
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      tabIndex={-1}
      className="entry border-t border-line"
    >
      <div className="wrap">
        <div className="grid gap-x-10 gap-y-5 py-7 md:grid-cols-[1fr_auto] md:items-center">
          <div>
            <h3 id={`${slug}-title`} className="entry-title">
              <a href={`#${slug}`} className="hover:underline">
                {title}
              </a>
            </h3>
            <p className="mt-1.5 text-ink-2">{summary}</p>
            <ul className="mt-3 flex flex-wrap gap-x-6 text-ui text-ink-2">
              <Items of={facts.filter((fact) => fact !== undefined)} />
            </ul>
          </div>
          <a href={`#${slug}`} className="entry-open btn btn-primary justify-self-start">
            {words.open}
            <span className="visually-hidden">{` for ${title}`}</span>
          </a>
        </div>
        <div className="entry-pane pb-12">
          <div className="grid gap-x-14 gap-y-8 border-l-2 border-signal pl-6 lg:grid-cols-2 lg:pl-10">
            <div className="grid gap-4 text-lede lg:col-span-2">{opening?.blocks}</div>
            {parts.map((part, index) => (
              <Part key={index} part={part} />
            ))}
            <div className="lg:col-span-2">
              <RequestLink
                look="primary"
                request={application(title)}
                path={`${path}#${slug}`}
                about={title}
              >
                {words.send}
              </RequestLink>
              <p className="mt-4 text-ui text-ink-2">{noAttachments}</p>
              <p className="mt-6">
                <a href={`#${list}`} className="link inline-flex min-h-11 items-center">
                  {words.close}
                </a>
              </p>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}

/** Two parts side by side, or a part without a list from edge to edge. */
function Part({ part: { heading, blocks } }: { part: TextPart }) {
  const hasList = blocks.some(({ type }) => type === List);
  return (
    <section className={hasList ? undefined : 'lg:col-span-2'}>
      <h4>{heading}</h4>
      {blocks}
    </section>
  );
}
