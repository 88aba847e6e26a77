import { longDate } from '../../lib/text/format.ts';
import type { Comment } from './comment.ts';

export function CommentCard({ comment: { author, date, content } }: { comment: Comment }) {
  return (
    <li className="border-t border-line py-5">
      <p className="flex flex-wrap gap-x-4 text-ui text-ink-2">
        <b className="text-ink">{author}</b>
        <time dateTime={date}>{longDate(date)}</time>
      </p>
      <p className="mt-1.5 whitespace-pre-wrap">{content}</p>
    </li>
  );
}
