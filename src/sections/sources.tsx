import * as words from './words.ts';
import './sources.css';

type Source = { readonly label: string; readonly href: string };

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="border-t border-line py-12">
      <div className="wrap grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-h3">{words.sources}</h2>
        <ul className="sources text-ui text-ink-2">
          {sources.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
