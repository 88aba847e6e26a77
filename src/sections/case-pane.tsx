import { fill } from '../lib/text/fill.ts';
import * as labels from './words.ts';
import type { ReactNode } from 'react';
import './pane.css';
import { Items } from '../ui/texts.tsx';
import type { TextPart } from './record-text.tsx';

type Props = {
  /** The story, such as challenge and solution. */
  parts: readonly TextPart[];
  results: readonly string[];
  /** A control to ask about the case. */
  talk: ReactNode;
};

export const CasePane = ({ parts, results, talk }: Props) => (
  <div className="pane-parts">
    {parts
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ heading, blocks }, index) => (
        <section key={index}>
          {heading && <h4>{heading}</h4>}
          {blocks}
        </section>
      ))}
    <section>
      <h4>{labels.results}</h4>
      <ul className="results">
        <Items of={results} />
      </ul>
    </section>
    <div>{talk}</div>
  </div>
);

/** "Month 1", "Months 2 to 4": when a phase of a plan runs. */
export function monthRange(phases: readonly { months: number }[], index: number): string {
  const before = phases.slice(0, index).reduce((sum, { months }) => sum + months, 0);
  const months = phases[index]?.months ?? 0;
  const first = before + 1;
  return months === 1
    ? fill(labels.oneMonth, { first })
    : fill(labels.months, { first, last: before + months });
}
