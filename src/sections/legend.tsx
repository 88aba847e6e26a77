import type { ReactNode } from 'react';

import type { Tone } from '../ui/tone.ts';

export type LegendItem = {
  term: ReactNode;
  text?: ReactNode;
  /** Where it begins, in percent of the figure's width; without it, all are columns of one width. */
  at?: number;
  tone?: Tone;
};

/** What a figure from edge to edge shows, under it; on narrow screens a list. */
export const Legend = ({ items }: { items: readonly LegendItem[] }) =>
  items.some(({ at }) => at !== undefined) ? (
    <Placed items={items} />
  ) : (
    <ol className="legend">
      {items.map(({ term, text, tone }, index) => (
        <li key={index} className={tone && `tone-${tone}`}>
          <b>{term}</b>
          {text}
        </li>
      ))}
    </ol>
  );

/**
 * Labels at their true place. A place is data, so a class cannot name it, and the site's policy drops style
 * attributes: the width of an empty drawing moves each label to its place.
 */
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
