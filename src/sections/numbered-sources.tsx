import * as words from './words.ts';
import './sources.css';

type Props = { sources: readonly { readonly label: string; readonly href: string }[] };

/** A numbered list of sources, whose ids (`source-1`, …) `SourceNotes` links to. */
export function NumberedSources({ sources }: Props) {
  return (
    <section id="sources" className="border-t border-line py-14">
      <div className="wrap grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_3fr]">
        <h2 className="text-h3">{words.sources}</h2>
        <ol className="sources text-ui text-ink-2 md:grid-cols-2">
          {sources.map(({ label, href }, index) => (
            <li key={href} id={`source-${index + 1}`} tabIndex={-1} className="source">
              <span className="text-ink-2">{index + 1}</span>
              <span>
                <a href={href} className="link">
                  {label}
                </a>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
