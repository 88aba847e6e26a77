import { platformProducts } from '../../content/pages/security-platform.ts';

/** The three products, each under the question it answers. */
export function Products() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {platformProducts.map(({ term, text, question, to }) => (
        <li
          key={to}
          className="group relative flex flex-col rounded-lg border border-line-2 p-7 hover:border-ink-3 hover:bg-night-3 lg:min-h-72"
        >
          <p className="max-w-[9.5em] text-[clamp(1.5rem,1.2rem+1vw,1.9rem)] leading-[1.1] tracking-[-0.03em] text-beta">
            {question}
          </p>
          <h3 className="mt-auto pt-10">
            <a href={to} className="stretched underline-offset-4 group-hover:underline">
              {term}
              <span aria-hidden="true"> →</span>
            </a>
          </h3>
          <p className="mt-2 text-ui text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
