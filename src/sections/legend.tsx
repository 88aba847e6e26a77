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
    {items.map(({ term, text, at = 0, tone }, index) => {
      const next = items[index + 1]?.at;
      // At the right edge it stands before its place; where the next one is near, below that one.
      const isLast = at > 100 - leastRoom;
      const isLow = next !== undefined && next - at < leastRoom;
      const place = isLast ? 'placed-before' : isLow ? 'placed-low' : '';
      return (
        <li key={index} className={[place, tone && `tone-${tone}`].filter(Boolean).join(' ')}>
          <Space percent={isLast ? 0 : at} />
          <div>
            <b>{term}</b>
            {text}
          </div>
          <Space percent={isLast ? 100 - at : isLow ? 0 : 100 - (next ?? 100)} />
        </li>
      );
    })}
  </ol>
);

/** What a label needs, in percent of the width. */
const leastRoom = 11;

const Space = ({ percent }: { percent: number }) =>
  percent > 0 && (
    <svg width={`${Math.round(percent * 100) / 100}%`} height="0" aria-hidden="true" />
  );
