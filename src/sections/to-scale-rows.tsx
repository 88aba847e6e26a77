import type { ReactNode } from 'react';

import type { Tone } from '../ui/tone.ts';
import { InlineText } from '../ui/inline-text.tsx';

export type Bar = {
  label?: ReactNode;
  /** Length in percent of the longest bar. */
  percent: number;
  value: ReactNode;
  tone: Tone;
};

type Row = {
  term: ReactNode;
  detail?: ReactNode;
  bars?: readonly Bar[];
  figure?: ReactNode;
  note?: ReactNode;
};

/** Rows of bytes, milliseconds or years, drawn to scale. */
export const ToScaleRows = ({ rows }: { rows: readonly Row[] }) => (
  <div>
    {rows.map(({ term, detail, bars, figure, note }, index) => (
      <div key={index} className="scale-row">
        <div>
          <h3>{term}</h3>
          {detail}
        </div>
        <div>
          {bars && <Bars bars={bars} />}
          {figure}
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
    {bars.map(({ label, percent, value, tone }, index) => (
      <li key={index}>
        {label && <span>{label}</span>}
        <div className="bar">
          <svg width={`${percent}%`} className={`tone-${tone}`} aria-hidden="true">
            <rect width="100%" height="100%" />
          </svg>
          <b className="mono">{value}</b>
        </div>
      </li>
    ))}
  </ul>
);

type StackProps = { parts: readonly { percent: number; tone: Tone }[]; value: ReactNode };

/** A stacked bar, as long as the longest of `Bars`. */
export const Stack = ({ parts, value }: StackProps) => {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { percent }) => sum + percent, 0),
  );
  return (
    <div className="bar bar-stack">
      <svg width="100%" aria-hidden="true">
        {parts.map(({ percent, tone }, index) => (
          <rect
            key={index}
            className={`tone-${tone}`}
            x={`${starts[index]}%`}
            width={`${percent}%`}
            height="100%"
          />
        ))}
      </svg>
      <b className="mono">{value}</b>
    </div>
  );
};

type KeyProps = { items: readonly { tone: Tone; text: ReactNode }[] };

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
