import type { ReactNode } from 'react';

import type { Tone } from '../ui/tone.ts';

export type LegendItem = {
  term: ReactNode;
  text?: ReactNode;
  /** Position in percent of the figure's width; without it, all items are columns of equal width. */
  at?: number;
  tone?: Tone;
};

/** The legend under a figure; a list on narrow screens. */
export const Legend = ({ items }: { items: readonly LegendItem[] }) =>
  items.some(({ at }) => at !== undefined) ? (
    <Placed items={items} />
  ) : (
    <ol className="legend">
      {items.map(({ term, text }, index) => (
        <li key={index}>
          <b>{term}</b>
          {text}
        </li>
      ))}
    </ol>
  );

/** The content security policy drops style attributes, so empty SVGs move the labels to their positions. */
const Placed = ({ items }: { items: readonly LegendItem[] }) => (
  <ol className="placed">
    {items.map(({ term, text, at = 0, tone }, index) => (
      <li key={index} className={tone && `tone-${tone}`}>
        <Space percent={at} />
        <div>
          <b>{term}</b>
          {text}
        </div>
        <Space percent={100 - (items[index + 1]?.at ?? 100)} />
      </li>
    ))}
  </ol>
);

const Space = ({ percent }: { percent: number }) =>
  percent > 0 && (
    <svg width={`${Math.round(percent * 100) / 100}%`} height="0" aria-hidden="true" />
  );
