import type { ReactNode } from 'react';

import { Badge } from '../ui/badge.tsx';
import type { Figure as FigureModel } from '../figures/model.ts';
import { Figure } from '../ui/figure.tsx';

type Props = {
  /** The entry's anchor: the address that opens it. */
  id: string;
  title: string;
  figure: FigureModel;
  /** Short facts over the title. */
  facts: readonly ReactNode[];
  badges: readonly string[];
  description: string;
  featured: boolean;
  /** What the link says that opens the entry. */
  openLabel: string;
  actions?: ReactNode;
  /** Anchor of the list, to which closing returns. */
  list: string;
  /** Shown in place when the address names the entry. */
  children: ReactNode;
};

/**
 * The inside of one row of a list whose details open in place. The address opens it (`:target`), so that
 * it can be shared, is closed by Back and needs no script. Belongs in an element of class `entry` that is named by
 * the title (`aria-labelledby`).
 */
export function Entry(props: Props) {
  const { id, title, figure, facts, badges, description, featured, openLabel, actions, list } =
    props;
  return (
    <div className="wrap grid gap-x-14 gap-y-6 py-12 lg:grid-cols-[19rem_1fr]">
      <div>
        <Figure figure={figure} className="w-full max-w-[19rem]" />
      </div>
      <div className="min-w-0">
        <p className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-ui text-ink-2">
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
          {facts.map((fact, index) => (
            // The facts of an entry keep their order.
            <span key={index}>{fact}</span>
          ))}
        </p>
        <h3
          id={`${id}-title`}
          className={
            featured
              ? 'max-w-[16em] text-balance text-[clamp(1.6rem,1.2rem+1.5vw,2.3rem)] leading-[1.1] tracking-[-0.025em]'
              : 'max-w-[24em] text-[1.45rem]'
          }
        >
          <a href={`#${id}`} className="hover:underline">
            {title}
          </a>
        </h3>
        <p className="mt-3 max-w-[42rem] text-ink-2">{description}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          {actions}
          <a href={`#${id}`} className="entry-open btn btn-secondary">
            {openLabel}
            <span className="visually-hidden">{` of ${title}`}</span>
          </a>
        </div>
        <div className="entry-pane mt-10 border-t border-line pt-10">
          {props.children}
          <p className="mt-10">
            <a href={`#${list}`} className="btn btn-secondary">
              Close<span className="visually-hidden">{` ${title}`}</span>
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
