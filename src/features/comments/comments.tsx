import { type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';

import * as labels from '../../config/words.ts';
import { commentsId } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { counted } from '../../lib/text/grammar.ts';
import { Button } from '../../ui/button.tsx';
import { type Comment, CommentCard, guestComment, lengthOf, softLimit } from './comment.tsx';
import * as words from './words.ts';

type Props = {
  /** The article's sample comments, prerendered. */
  seeds: ReactNode;
  seedCount: number;
  /** A control that mails a text to the authors. */
  mailing: (text: string) => ReactNode;
};

const none: readonly Comment[] = [];

/** The comments under an article. Comments that a visitor adds are not stored or sent. */
export function Comments({ seeds, seedCount, mailing }: Props) {
  const [posted, setPosted] = useState(none);
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const count = seedCount + posted.length;
  // Deferred, because counting a long text takes longer than a keystroke may.
  const length = lengthOf(useDeferredValue(text));

  const post = () => {
    const comment = guestComment(text, new Date());
    if (!comment) return;
    setPosted([...posted, comment]);
    setText('');
    box.current?.focus();
  };
  return (
    <section id={commentsId} aria-labelledby={`${id}heading`} className="no-print max-w-[42rem]">
      <h2 id={`${id}heading`} className="text-h3">
        {fill(words.headingWithCount, { count })}
      </h2>
      <div className="mt-6">
        {seeds}
        {posted.length > 0 && (
          <ul aria-label={words.yours}>
            {posted.map((comment, index) => (
              <CommentCard key={index} comment={comment} />
            ))}
          </ul>
        )}
      </div>
      <p aria-live="polite" className="visually-hidden">
        {posted.length > 0 && counted(count, words.posted)}
      </p>
      <div className="needs-script border-t border-line pt-6">
        <label htmlFor={`${id}box`} className="font-semibold">
          {words.addComment}
        </label>
        <p id={`${id}about`} className="mt-1 mb-3 text-ui text-ink-2">
          {words.aboutComments}
        </p>
        <textarea
          ref={box}
          id={`${id}box`}
          rows={4}
          value={text}
          aria-describedby={`${id}about ${id}length`}
          onInput={(event) => setText(event.currentTarget.value)}
          className="field-box"
        />
        <p id={`${id}length`} className="mt-1.5 text-small text-ink-2">
          {fill(length > softLimit ? words.lengthOver : words.length, {
            length: grouped(length),
            limit: grouped(softLimit),
          })}
        </p>
        <div className="mt-4 flex flex-wrap items-start gap-3">
          <Button look="primary" disabled={text.trim() === ''} onClick={post}>
            {labels.postComment}
          </Button>
          {mailing(text.trim())}
        </div>
      </div>
    </section>
  );
}
