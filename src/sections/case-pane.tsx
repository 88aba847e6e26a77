import * as labels from './labels.ts';
import type { ReactNode } from 'react';
import './pane.css';
import { Items } from '../ui/texts.tsx';
import type { TextPart } from './record-text.tsx';

type Props = {
  /** The story, such as challenge and solution. */
  parts: readonly TextPart[];
  results: readonly string[];
  timeline: string;
  phases: readonly { months: number; work: string }[];
  /** A control to ask about the case. */
  talk: ReactNode;
};

export function CasePane({ parts, results, timeline, phases, talk }: Props) {
  return (
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
      <section>
        <h4>{`${labels.timelineIs} ${timeline}`}</h4>
        <ol className="mt-3 divide-y divide-line border-y border-line">
          {phases.map(({ months, work }, index) => (
            <li key={work} className="grid grid-cols-[8.5rem_1fr] gap-x-4 py-2.5">
              <span className="text-ink-2">{monthRange(phases, index, months)}</span>
              <span>{work}</span>
            </li>
          ))}
        </ol>
      </section>
      <div>{talk}</div>
    </div>
  );
}

/** "Month 1", "Months 2 to 4". */
function monthRange(phases: Props['phases'], index: number, months: number): string {
  const before = phases.slice(0, index).reduce((sum, phase) => sum + phase.months, 0);
  return months === 1 ? `Month ${before + 1}` : `Months ${before + 1} to ${before + months}`;
}
