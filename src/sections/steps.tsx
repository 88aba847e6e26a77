type Props = { steps: readonly { term: string; time: string; text: string }[] };

/** Numbered steps, each with its duration. */
export function Steps({ steps }: Props) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {steps.map(({ term, time, text }, index) => (
        <li key={term} className="grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[2.5rem_1fr_auto]">
          <span aria-hidden="true" className="text-h3 text-ink-3">
            {index + 1}
          </span>
          <div>
            <h3>{term}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </div>
          <p className="text-ui text-ink-2 sm:pt-1">{time}</p>
        </li>
      ))}
    </ol>
  );
}
