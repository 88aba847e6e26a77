import type { ReactNode } from 'react';

import { ArrowIcon } from '../ui/icons.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { pilot, type PilotStage } from '../content/product/pilot.ts';
import './index-rows.css';
import './fact-list.css';

type WeeksProps = {
  /** The sentence under each stage. */
  detail: (stage: PilotStage) => string;
};

/** The stages of the pilot side by side, each with its weeks and its price. */
export const Weeks = ({ detail }: WeeksProps) => (
  <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-6 md:grid-cols-2 md:gap-y-8 lg:grid-cols-4">
    {pilot.stages.map((stage) => {
      const free = stage.cost === 'free';
      return (
        <li key={stage.stage} className={`border-t-4 pt-3 ${free ? 'border-ok' : 'border-data'}`}>
          <p className="flex flex-wrap justify-between gap-x-4 text-small text-ink-2">
            <span>{stage.weeks}</span>
            <span className={free ? 'text-ok' : 'text-data'}>{pilot.costs[stage.cost]}</span>
          </p>
          <h3 className="mt-1 md:mt-3">{stage.stage}</h3>
          <p className="mt-1 text-ink-2 md:mt-2">{detail(stage)}</p>
        </li>
      );
    })}
  </ol>
);

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
