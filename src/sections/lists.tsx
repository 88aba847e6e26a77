import type { ReactNode } from 'react';

import { ArrowIcon } from '../ui/icons.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import './index-rows.css';
import './fact-list.css';

type Props = { items: readonly { href: string; name: string; detail?: string }[] };

/** Links in large type, each with a detail. */
export const IndexRows = ({ items }: Props) => (
  <ul className="index-rows">
    {items.map(({ href, name, detail }) => (
      <li key={href + name}>
        <a href={href}>
          <b>{name}</b>
          <span>{detail}</span>
          <ArrowIcon />
        </a>
      </li>
    ))}
  </ul>
);

type FactListProps = {
  items: readonly { term: ReactNode; text: ReactNode }[];
  columns?: 1 | 2;
  /** For what does not ship yet. */
  dashed?: boolean;
};

export const FactList = ({ items, columns = 1, dashed = false }: FactListProps) => (
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
