import type { SiteHref } from '../routes.ts';

type Props = {
  heading: string;
  cards: readonly { readonly term: string; readonly text: string; readonly to: SiteHref }[];
};

/** Three ways on from a page's head, in a hairline row. */
export function LinkedCards({ heading, cards }: Props) {
  return (
    <section aria-label={heading} className="border-b border-line bg-night-2">
      <div className="wrap pt-8">
        <p className="text-ui text-ink-2">{heading}</p>
        <ul className="grid divide-y divide-line lg:grid-cols-3 lg:divide-x lg:divide-y-0">
          {cards.map(({ term, text, to }) => (
            <li key={to} className="group relative py-8 lg:px-8 lg:first:pl-0 lg:last:pr-0">
              <h2 className="text-h3 tracking-[-0.015em]">
                <a href={to} className="stretched underline-offset-4 group-hover:underline">
                  {term}
                  <span aria-hidden="true"> →</span>
                </a>
              </h2>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
