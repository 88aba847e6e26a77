import type { IsoDay } from '../lib/time/dates.ts';
import { longDate } from '../lib/text/format.ts';
import { InlineText } from '../ui/inline-text.tsx';

type Props = { milestones: readonly { date: IsoDay; title: string; text: string }[] };

/** Events on a timeline, which is vertical on narrow screens. */
export function Milestones({ milestones }: Props) {
  return (
    <ol className="grid border-l border-line-2 lg:grid-cols-4 lg:border-t lg:border-l-0">
      {milestones.map(({ date, title, text }) => (
        <li
          key={date}
          className="relative pb-10 pl-8 before:absolute before:top-1.5 before:-left-1.25 before:size-2.5 before:rounded-full before:bg-signal last:pb-0 lg:pt-8 lg:pr-8 lg:pb-0 lg:pl-0 lg:before:-top-1.25 lg:before:left-0"
        >
          <time dateTime={date} className="text-ui text-ink-2">
            {longDate(date)}
          </time>
          <h3 className="mt-2">{title}</h3>
          <p className="mt-2 text-ink-2">
            <InlineText>{text}</InlineText>
          </p>
        </li>
      ))}
    </ol>
  );
}
