import type { ReactNode } from 'react';

import { InlineText } from '../ui/inline-text.tsx';
import './fact-list.css';

type Props = {
  items: readonly { term: ReactNode; text: ReactNode }[];
  columns?: 1 | 2;
  /** For what does not ship yet. */
  dashed?: boolean;
};

export const FactList = ({ items, columns = 1, dashed = false }: Props) => (
  <dl className={`facts${columns === 2 ? ' facts-2' : ''}${dashed ? ' facts-dashed' : ''}`}>
    {items.map(({ term, text }, index) => (
      <div key={index}>
        <dt>{term}</dt>
        <dd>
          <InlineText>{text}</InlineText>
        </dd>
      </div>
    ))}
  </dl>
);
