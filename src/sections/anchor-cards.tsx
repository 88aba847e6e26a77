type Card = { id: string; term: string; text: string };
type Props = {
  heading: string;
  cards: readonly Card[];
  /** What the link of each card says besides its title. */
  action: string;
};

/** Choices in a hairline row; each is a link to the place on the page that its id names. */
export function AnchorCards({ heading, cards, action }: Props) {
  return (
    <section aria-label={heading} className="border-b border-line">
      <ul className="wrap grid divide-y divide-line lg:grid-cols-3 lg:divide-x lg:divide-y-0">
        {cards.map(({ id, term, text }) => (
          <li
            key={id}
            className="group relative flex flex-col py-9 lg:px-8 lg:first:pl-0 lg:last:pr-0"
          >
            <h2 className="text-h3 tracking-[-0.015em]">
              <a href={`#${id}`} className="stretched underline-offset-4 group-hover:underline">
                {term}
              </a>
            </h2>
            <p className="mt-2 mb-5 text-ink-2">{text}</p>
            <p aria-hidden="true" className="mt-auto text-ui font-semibold">
              {action} ↓
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
