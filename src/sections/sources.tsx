import { Fold } from './fold.tsx';
import * as words from './words.ts';
import { fill } from '../lib/text/fill.ts';
import './sources.css';
import './source-notes.css';

type NumberedSourcesProps = {
  sources: readonly { readonly label: string; readonly href: string }[];
};

/** A numbered list of sources, whose ids (`source-1`, …) `SourceNotes` links to. */
export function NumberedSources({ sources }: NumberedSourcesProps) {
  return (
    <section id="sources" className="border-t border-line py-10 md:py-14">
      <div className="wrap grid gap-x-12 gap-y-2 lg:grid-cols-[1fr_3fr]">
        <h2 className="text-h3">{words.sources}</h2>
        <Fold of={words.sources}>
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
        </Fold>
      </div>
    </section>
  );
}

type Props = {
  /** Numbers in the page's list of sources. */
  numbers: readonly number[];
};

/** Links to the sources at the end of the page. */
export const SourceNotes = ({ numbers }: Props) => (
  <span className="whitespace-nowrap">
    {numbers.map((number) => (
      <a
        key={number}
        href={`#source-${number}`}
        aria-label={fill(words.sourceNumber, { number })}
        className="source-note"
      >
        {number}
      </a>
    ))}
  </span>
);

type Source = { readonly label: string; readonly href: string };

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="border-t border-line py-10 md:py-12">
      <div className="wrap grid gap-x-12 gap-y-2 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-h3">{words.sources}</h2>
        <Fold of={words.sources}>
          <ul className="sources text-ui text-ink-2">
            {sources.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  );
}
