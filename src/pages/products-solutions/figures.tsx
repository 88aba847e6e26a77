import type { ReactNode } from 'react';

import { InlineText } from '../../ui/inline-text.tsx';

type Props = {
  items: readonly { kind: string; figure: string; text: string; action?: ReactNode }[];
};

/** Three figures side by side, each with its kind above and what it covers below. */
export const Figures = ({ items }: Props) => (
  <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
    {items.map(({ kind, figure, text, action }) => (
      <li key={kind} className="border-t border-line-2 pt-5">
        <p className="text-ink-2">{kind}</p>
        <h3 className="mt-2 text-[1.9rem] leading-tight">
          <InlineText>{figure}</InlineText>
        </h3>
        <p className="mt-3 mb-5 text-ink-2">
          <InlineText>{text}</InlineText>
        </p>
        {action}
      </li>
    ))}
  </ul>
);
