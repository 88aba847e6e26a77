type Type = { id: string; term: string; text: string; benefits: readonly string[] };

/** Kinds of partner side by side across the page, each with what it alone receives. */
export function PartnerTypes({ types }: { types: readonly Type[] }) {
  return (
    <div className="mt-12 border-y border-line">
      <ul className="wrap grid divide-y divide-line lg:grid-cols-3 lg:grid-rows-[auto_auto_auto] lg:divide-x lg:divide-y-0">
        {types.map(({ id, term, text, benefits }) => (
          <li
            key={id}
            id={id}
            className="content-start py-10 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-0 lg:px-8 lg:first:pl-0 lg:last:pr-0"
          >
            <h3 className="text-[1.6rem]">{term}</h3>
            <p className="mt-3 text-ink-2">{text}</p>
            <ul className="mt-6 grid gap-2.5">
              {benefits.map((benefit) => (
                <li key={benefit} className="border-l-2 border-beta pl-4">
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
