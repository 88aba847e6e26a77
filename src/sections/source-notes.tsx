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
        className="ml-1 inline-grid min-h-6 min-w-6 place-items-center rounded-sm bg-ink/10 px-1 text-[0.78rem] leading-none text-ink-2 hover:bg-ink/20 hover:text-ink"
      >
        {number}
      </a>
    ))}
  </span>
);
