import type { ReactNode } from 'react';

import { Words } from '../ui/words.tsx';

type Props = {
  items: readonly { term: ReactNode; text: ReactNode; surface?: ReactNode }[];
};

/** Two to four steps or parts side by side, each with what it looks like. */
export const Columns = ({ items }: Props) => (
  <ol className="columns">
    {items.map(({ term, text, surface }, index) => (
      <li key={index}>
        <h3>{term}</h3>
        <p>
          <Words>{text}</Words>
        </p>
        {surface}
      </li>
    ))}
  </ol>
);
