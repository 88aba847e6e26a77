type Props = { items: readonly { term: string; text: string }[] };

/** Things that are counted, two to a row where there is room, each under a large number. */
export function NumberedList({ items }: Props) {
  return (
    <ol className="grid gap-x-12 sm:grid-cols-2">
      {items.map(({ term, text }, index) => (
        <li key={term} className="border-t border-line-2 pt-4 pb-9">
          <span aria-hidden="true" className="text-ui text-ink-2">
            {index + 1}
          </span>
          <h3 className="mt-1">{term}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
