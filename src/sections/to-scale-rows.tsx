import type { ReactNode } from 'react';

import type { BadgeTone } from '../ui/badge.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { Fold } from './fold.tsx';
import './unfolds.css';
import './to-scale-rows.css';

export type Bar = {
  label?: ReactNode;
  /** Length in percent of the longest bar. */
  percent: number;
  /** Where the bar begins, in percent. */
  from?: number;
  value: ReactNode;
  tone: BadgeTone;
};

type Row = {
  term: ReactNode;
  detail?: ReactNode;
  bars?: readonly Bar[];
  figure?: ReactNode;
  note?: ReactNode;
  /** One paragraph that opens under the drawing. */
  more?: { label: string; text: string };
  /** Folds the drawing on phones, under this line. */
  folded?: string;
};

/** Rows of bytes, milliseconds or years, drawn to scale. */
export const ToScaleRows = ({ rows }: { rows: readonly Row[] }) => (
  <div>
    {rows.map(({ term, detail, bars, figure, note, more, folded }, index) => (
      <div key={index} className="scale-row">
        <div>
          <h3>{term}</h3>
          {detail}
        </div>
        <div>
          {bars && folded !== undefined && (
            <Fold label={folded} of={term}>
              <Bars bars={bars} />
            </Fold>
          )}
          {bars && folded === undefined && <Bars bars={bars} />}
          {figure}
          {more && (
            <details className="scale-more unfolds">
              <summary>{more.label}</summary>
              <p>{more.text}</p>
            </details>
          )}
          {note && (
            <p className="scale-note">
              <InlineText>{note}</InlineText>
            </p>
          )}
        </div>
      </div>
    ))}
  </div>
);

/** Bars to one scale, each with its value. */
export const Bars = ({ bars }: { bars: readonly Bar[] }) => (
  <ul className="bars">
    {bars.map(({ label, percent, from = 0, value, tone }, index) => (
      <li key={index}>
        {label && <span>{label}</span>}
        <div className="bar">
          {from > 0 && <svg width={`${from}%`} className="bar-before" aria-hidden="true" />}
          <Piece percent={percent} tone={tone} />
          <b className="mono">{value}</b>
        </div>
      </li>
    ))}
  </ul>
);

type StackProps = { parts: readonly { percent: number; tone: BadgeTone }[]; value: ReactNode };

/** A stacked bar, as long as the longest of `Bars`. */
export const Stack = ({ parts, value }: StackProps) => (
  <div className="bar bar-stack">
    {parts.map((part, index) => (
      <Piece key={index} {...part} />
    ))}
    <b className="mono">{value}</b>
  </div>
);

const Piece = ({ percent, tone }: { percent: number; tone: BadgeTone }) => (
  <svg width={`${percent}%`} className={`tone-${tone}`} aria-hidden="true">
    <rect width="100%" height="100%" />
  </svg>
);

type KeyProps = { items: readonly { tone: BadgeTone; text: ReactNode }[] };

/** A legend of colors. */
export const Key = ({ items }: KeyProps) => (
  <ul className="key mono text-ink-2">
    {items.map(({ tone, text }, index) => (
      <li key={index} className={`tone-${tone}`}>
        {text}
      </li>
    ))}
  </ul>
);
