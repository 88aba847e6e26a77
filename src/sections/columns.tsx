import type { ReactNode } from 'react';

import { InlineText } from '../ui/inline-text.tsx';
import './columns.css';

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
