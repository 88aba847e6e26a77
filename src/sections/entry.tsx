import type { ReactNode } from 'react';

import { Badge } from '../ui/badge.tsx';
import type { Figure } from '../figures/model.ts';
import { LazyFigure } from '../ui/lazy-figure.tsx';

type Props = {
  /** The entry's anchor: the address that opens it. */
  id: string;
  title: string;
  cover: Figure;
  /** What a filter sorts by. */
  choice: string;
  /** Short facts over the title. */
  facts: readonly ReactNode[];
  badges: readonly string[];
  description: string;
  /** What the link says that opens the entry. */
  openLabel: string;
  actions?: ReactNode;
  /** Anchor of the list, to which closing returns. */
  list: string;
  /** Shown in place when the address names the entry. */
  children: ReactNode;
};

/**
 * One entry of a list of class `entries`; its details open in place. The address opens it (`:target`), so
 * that it can be shared, is closed by Back and needs no script.
 */
export function Entry(props: Props) {
  const { id, title, cover, choice, facts, badges, description, openLabel, actions, list } = props;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-choice={choice}
      className="entry"
    >
      <LazyFigure figure={cover} decorative className="cover" />
      <div className="entry-words">
        <p className="entry-facts">
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
          {facts.map((fact, index) => (
            // The facts of an entry keep their order.
            <span key={index}>{fact}</span>
          ))}
        </p>
        <h3 id={`${id}-title`}>
          <a href={`#${id}`}>{title}</a>
        </h3>
        <p>{description}</p>
        <div className="entry-actions">
          <a href={`#${id}`} className="entry-open btn btn-secondary">
            {openLabel}
            <span className="visually-hidden">{` of ${title}`}</span>
          </a>
          {actions}
        </div>
      </div>
      <div className="entry-pane">
        {props.children}
        <a href={`#${list}`} className="btn btn-secondary">
          Close<span className="visually-hidden">{` ${title}`}</span>
        </a>
      </div>
    </article>
  );
}

type ListProps = { id: string; heading: string; children: ReactNode };

/** The section of a page's entries: it begins right under the title of the page. */
export const EntryList = ({ id, heading, children }: ListProps) => (
  <section id={id} className="entry-list">
    <div className="wrap">
      <h2>{heading}</h2>
      {children}
    </div>
  </section>
);
