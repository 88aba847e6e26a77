import type { ReactNode } from 'react';

import { InlineText } from '../ui/inline-text.tsx';
import './columns.css';
import './pair.css';
import './two-witnesses.css';
import './stage.css';

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

type Props = { items: readonly { term: ReactNode; text: ReactNode; surface?: ReactNode }[] };

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

type TwoWitnessesProps = {
  /** Two `Surface`s. */
  children: ReactNode;
  caption?: ReactNode;
};

/** One moment from two points of view. */
export const TwoWitnesses = ({ children, caption }: TwoWitnessesProps) => (
  <figure>
    <div className="witnesses">{children}</div>
    {caption && <figcaption className="after">{caption}</figcaption>}
  </figure>
);

type StageProps = {
  /** The simulation. */
  children: ReactNode;
  /** What starts it: on phones above it, so that both are in view. */
  start?: ReactNode;
  /** The blocks of the column beside it. */
  console: ReactNode;
};

/** A simulator with a console column. Use it as the `bleed` of a `Section`. */
export const Stage = ({ children, start, console }: StageProps) => (
  <div className="stage">
    {start && <div className="stage-console">{start}</div>}
    <div className="stage-view">{children}</div>
    <div className="stage-console">{console}</div>
  </div>
);
