type Props = {
  heading: string;
  cards: readonly { term: string; text: string; to: string }[];
};

/** Three ways past the topics, in one row. */
export function QuickAccess({ heading, cards }: Props) {
  return (
    <section data-unindexed className="no-print border-b border-line bg-night-2 py-10">
      <div className="wrap grid gap-x-12 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <h2 className="text-h3 tracking-[-0.015em]">{heading}</h2>
        <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-3">
          {cards.map(({ term, text, to }) => (
            <li key={to} className="relative">
              <a href={to} className="link stretched font-semibold">
                {term}
              </a>
              <p className="mt-1 text-ui text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
