type Props = {
  /** Numbers of sources in the list of the page. */
  numbers: readonly number[];
  /** What they are the sources of, for those who meet the links alone. */
  of: string;
};

/** Small numbers that lead to the sources at the foot of the page. */
export const SourceNotes = ({ numbers, of }: Props) => (
  <span className="whitespace-nowrap">
    {numbers.map((number) => (
      <a
        key={number}
        href={`#source-${number}`}
        aria-label={`Source ${number} (${of})`}
        className="source-note"
      >
        {number}
      </a>
    ))}
  </span>
);
