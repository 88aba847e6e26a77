import * as labels from './labels.ts';
import type { ReactNode } from 'react';
import './pane.css';
import { Items, Paragraphs } from '../ui/texts.tsx';

type Props = {
  challenge: readonly string[];
  solution: readonly string[];
  results: readonly string[];
  /** A control to ask about the case. */
  talk: ReactNode;
};

export const CasePane = ({ challenge, solution, results, talk }: Props) => (
  <div className="pane-parts">
    <Part heading={labels.challenge} paragraphs={challenge} />
    <Part heading={labels.solution} paragraphs={solution} />
    <section>
      <h4>{labels.results}</h4>
      <ul className="results">
        <Items of={results} />
      </ul>
    </section>
    <div>{talk}</div>
  </div>
);

const Part = ({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) => (
  <section>
    <h4>{heading}</h4>
    <Paragraphs of={paragraphs} />
  </section>
);

/** "Month 1", "Months 2 to 4": when a phase of a plan runs. */
export function monthRange(phases: readonly { months: number }[], index: number): string {
  const before = phases.slice(0, index).reduce((sum, { months }) => sum + months, 0);
  const months = phases[index]?.months ?? 0;
  return months === 1 ? `Month ${before + 1}` : `Months ${before + 1} to ${before + months}`;
}
