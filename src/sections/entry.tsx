import { data, writtenIn } from '../lib/dom/attributes.ts';
import type { ReactNode } from 'react';

import { Badge } from '../ui/badge.tsx';
import * as labels from '../ui/words.ts';
import './entry.css';

type Props = {
  /** The hash that opens it. */
  id: string;
  title: string;
  /** Of its texts, if that is not the page's language. */
  lang?: string | undefined;
  /** What it looks like: its own column in wide windows. */
  cover: ReactNode;
  /** The value that a filter compares. */
  choice: string;
  facts: readonly ReactNode[];
  badges: readonly string[];
  description: string;
  /** What it found or what came of it. */
  result: string;
  openLabel: string;
  actions?: ReactNode;
  /** The details. */
  children: ReactNode;
};

/** A row in a list of class `entry-rows`. Its hash opens the details (`:target`), which needs no script. */
export function Entry(props: Props) {
  const { id, title, cover, choice, facts, badges, description, result } = props;
  const { openLabel, actions } = props;
  const ofTitle = <span className="visually-hidden" {...writtenIn(props)}>{` ${title}`}</span>;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      {...data({ choice })}
      className="entry"
    >
      <div className="entry-words">
        <p className="entry-facts">
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </p>
        <h3 id={`${id}-title`} className="entry-title">
          <a href={`#${id}`} {...writtenIn(props)}>
            {title}
          </a>
        </h3>
        <p {...writtenIn(props)}>{description}</p>
        <p className="entry-result" {...writtenIn(props)}>
          {result}
        </p>
        <div className="entry-actions">
          {actions}
          <a href={`#${id}`} className="entry-open link">
            {openLabel}
            {ofTitle}
          </a>
        </div>
      </div>
      <div className="entry-cover">{cover}</div>
      <div className="entry-pane">
        {props.children}
        {/* Closes it, and keeps the place. */}
        <a href={`#${id}-title`} className="btn btn-secondary">
          {labels.close}
          {ofTitle}
        </a>
      </div>
    </article>
  );
}

type ListProps = { id: string; heading: string; children: ReactNode };

export const EntryList = ({ id, heading, children }: ListProps) => (
  <section id={id} className="entry-list">
    <div className="wrap">
      <h2>{heading}</h2>
      {children}
    </div>
  </section>
);
