import { contentImage } from 'virtual:content-images';

import { data } from '../lib/dom/attributes.ts';
import type { ReactNode } from 'react';

import { Badge } from '../ui/badge.tsx';
import * as labels from '../ui/labels.ts';
import type { Figure } from '../figures/pen/model.ts';
import { LazyFigure } from '../ui/lazy-figure.tsx';
import './entry.css';

type Props = {
  /** The hash that opens it. */
  id: string;
  title: string;
  cover: Figure;
  /** A logo or a photograph in place of the cover, by its path in `src/content/`. */
  picture?: string | undefined;
  /** The value that a filter compares. */
  choice: string;
  facts: readonly ReactNode[];
  badges: readonly string[];
  description: string;
  /** What came of it, in one line. */
  result?: string;
  openLabel: string;
  actions?: ReactNode;
  /** Id of the list, where closing leads. */
  list: string;
  /** The details. */
  children: ReactNode;
};

/** An entry in a list of class `entries`. Its hash opens the details (`:target`), which needs no script. */
export function Entry(props: Props) {
  const { id, title, cover, picture, choice, facts, badges, description, result } = props;
  const { openLabel, actions, list } = props;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      {...data({ choice })}
      className="entry"
    >
      {picture ? (
        <img {...contentImage(picture)} alt="" loading="lazy" className="cover" />
      ) : (
        <LazyFigure figure={cover} decorative className="cover" />
      )}
      <div className="entry-words">
        <p className="entry-facts">
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </p>
        <h3 id={`${id}-title`}>
          <a href={`#${id}`}>{title}</a>
        </h3>
        <p>{description}</p>
        {result && <p className="mb-6 font-semibold text-ink">{result}</p>}
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
          {labels.close}
          <span className="visually-hidden">{` ${title}`}</span>
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
