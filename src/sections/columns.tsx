import type { ReactNode } from 'react';

import { InlineText } from '../ui/inline-text.tsx';
import './columns.css';
import './pair.css';

type PairProps = {
  /** The text. */
  children: ReactNode;
  /** A `Surface`. */
  surface: ReactNode;
  /** Puts the text at the right. */
  right?: boolean;
};

/** Text beside a wider surface. */
export const Pair = ({ children, surface, right = false }: PairProps) => (
  <div className={right ? 'pair pair-right' : 'pair'}>
    <div>{children}</div>
    {surface}
  </div>
);

type Props = {
  items: readonly { term: ReactNode; text: ReactNode; surface?: ReactNode }[];
};

/** Two to four steps or parts side by side. */
export const Columns = ({ items }: Props) => (
  <ol className="columns">
    {items.map(({ term, text, surface }, index) => (
      <li key={index}>
        <h3>{term}</h3>
        <p>
          <InlineText>{text}</InlineText>
        </p>
        {surface}
      </li>
    ))}
  </ol>
);
