import type { ReactNode } from 'react';

import type { BadgeTone } from '../ui/badge.tsx';
import './axis.css';
import './legend.css';

type Props = {
  /** `at` is in percent of the width. */
  ticks: readonly { at: number; label: string }[];
};

/** The scale of a figure. Hidden from screen readers, because the legend says the same. */
export const Axis = ({ ticks }: Props) => (
  <svg className="axis wide-only" aria-hidden="true">
    {ticks.map(({ at, label }) => (
      <g key={label}>
        <line x1={`${at}%`} x2={`${at}%`} y2="100%" />
        <text x={`${at}%`} dx="8" y="18">
          {label}
        </text>
      </g>
    ))}
  </svg>
);

export type LegendItem = {
  term: ReactNode;
  text?: ReactNode;
  /** Position in percent of the figure's width; without it, all items are columns of equal width. */
  at?: number;
  /** Puts a placed label left of its line. */
  before?: boolean;
  tone?: BadgeTone;
};

/** The legend under a figure; a list on narrow screens. */
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

/** The content security policy drops style attributes, so empty SVGs move the labels to their positions. */
const Placed = ({ items }: { items: readonly LegendItem[] }) => (
  <ol className="placed">
    {items.map(({ term, text, at = 0, before, tone }, index) => {
      const next = items[index + 1]?.at;
      // A label at the right edge is left of its line, too. A label too close to the next one is below it.
      const isBefore = before || isAtEdge(at);
      const isLow =
        !isBefore &&
        next !== undefined &&
        next - at < (isAtEdge(next) ? 2 * minLabelWidth : minLabelWidth);
      const place = isBefore ? 'placed-before' : isLow ? 'placed-low' : '';
      return (
        <li key={index} className={[place, tone && `tone-${tone}`].filter(Boolean).join(' ')}>
          <Space percent={isBefore ? 0 : at} />
          <div>
            <b>{term}</b>
            {text}
          </div>
          <Space percent={isBefore ? 100 - at : isLow ? 0 : 100 - (next ?? 100)} />
        </li>
      );
    })}
  </ol>
);

/** In percent of the figure's width. */
const minLabelWidth = 11;

const isAtEdge = (at: number) => at > 100 - minLabelWidth;

const Space = ({ percent }: { percent: number }) =>
  percent > 0 && (
    <svg width={`${Math.round(percent * 100) / 100}%`} height="0" aria-hidden="true" />
  );
