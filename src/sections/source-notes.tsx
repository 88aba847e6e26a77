import './source-notes.css';

type Props = {
  /** Numbers in the page's list of sources. */
  numbers: readonly number[];
  /** Completes the accessible names: "Source 3 (…)". */
  subject: string;
};

/** Links to the sources at the end of the page. */
export const SourceNotes = ({ numbers, subject }: Props) => (
  <span className="whitespace-nowrap">
    {numbers.map((number) => (
      <a
        key={number}
        href={`#source-${number}`}
        aria-label={`Source ${number} (${subject})`}
        className="source-note"
      >
        {number}
      </a>
    ))}
  </span>
);
