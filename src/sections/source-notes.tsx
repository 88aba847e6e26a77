import { fill } from '../lib/text/fill.ts';
import { sourceNumber } from './words.ts';
import './source-notes.css';

type Props = {
  /** Numbers in the page's list of sources. */
  numbers: readonly number[];
};

/** Links to the sources at the end of the page. */
export const SourceNotes = ({ numbers }: Props) => (
  <span className="whitespace-nowrap">
    {numbers.map((number) => (
      <a
        key={number}
        href={`#source-${number}`}
        aria-label={fill(sourceNumber, { number })}
        className="source-note"
      >
        {number}
      </a>
    ))}
  </span>
);
