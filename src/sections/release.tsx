import type { IsoDay } from '../lib/dates.ts';
import { longDate } from '../lib/format.ts';
import './entry.css';
import { Paragraphs } from '../ui/texts.tsx';

type Release = { title: string; date: IsoDay; summary: string; text: readonly string[] };

/** The summary of a press release in a list. */
export function ReleaseHead({ slug, title, date, summary }: Release & { slug: string }) {
  return (
    <>
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
    </>
  );
}

/** The full text of a press release. */
export function ReleaseText({ place, title, date, text }: Release & { place: string }) {
  const [first, ...others] = text;
  return (
    <>
      {/* For copies and prints. Screen readers have just read the title. */}
      <p aria-hidden="true" className="visually-hidden">
        {title}
      </p>
      <p className="mt-4">
        <b>
          {place}, {longDate(date)}.
        </b>{' '}
        {first}
      </p>
      <Paragraphs of={others} className="mt-4" />
    </>
  );
}
