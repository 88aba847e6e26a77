import type { ReactNode } from 'react';

import { Words } from '../ui/words.tsx';

type Props = {
  id: string;
  heading: string;
  paragraphs?: readonly string[];
  /** `split`: words beside the heading, level with its foot. `aside`: beside it, from its top. `stack`: under it. */
  shape?: 'split' | 'aside' | 'stack';
  /** On the lighter ground. */
  raised?: boolean;
  /** What belongs to the words, in their column. */
  beside?: ReactNode;
  /** What stands under the heading and its words, as wide as the page. */
  children?: ReactNode;
};

const shapes = {
  split: 'grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:items-end',
  aside: 'grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]',
  stack: 'grid gap-y-6',
} as const;

const none: readonly string[] = [];

/** A band of a page: its heading, its words and whatever shows the point. */
export function Band({
  id,
  heading,
  paragraphs = none,
  shape = 'split',
  raised = false,
  beside,
  children,
}: Props) {
  return (
    <section
      id={id}
      className={`border-b border-line py-16 last-of-type:border-b-0 lg:py-24${raised ? ' bg-night-2' : ''}`}
    >
      <div className="wrap">
        <div className={shapes[shape]}>
          <h2 className={shape === 'stack' ? 'max-w-[16em]' : 'max-w-[10.5em]'}>{heading}</h2>
          {(paragraphs.length > 0 || beside) && (
            <div className="grid max-w-[42rem] gap-4 text-ink-2">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Words>{paragraph}</Words>
                </p>
              ))}
              {beside}
            </div>
          )}
        </div>
        {children && <div className="mt-12 lg:mt-14">{children}</div>}
      </div>
    </section>
  );
}
