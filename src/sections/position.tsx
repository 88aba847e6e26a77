import type { ReactNode } from 'react';
import './entry.css';
import { Items, Paragraphs } from '../ui/texts.tsx';

type Position = {
  title: string;
  location: string;
  type: string;
  description: string;
  text: readonly string[];
  work: readonly string[];
  bring: readonly string[];
  year: string;
};
type Words = Record<'work' | 'bring' | 'year' | 'open' | 'close', string>;

type Props = {
  id: string;
  position: Position;
  team: string;
  words: Words;
  /** Id of the list, where closing leads. */
  list: string;
  /** The way to apply. */
  children: ReactNode;
};

/** An open position. Its full text opens in place, inside an element of class `entry`. */
export function PositionEntry({ id, position, team, words, list, children }: Props) {
  const { title, location, type, description, text, work, bring, year } = position;
  return (
    <div className="wrap">
      <div className="grid gap-x-10 gap-y-5 py-7 md:grid-cols-[1fr_auto] md:items-center">
        <div>
          <h3 id={`${id}-title`} className="entry-title">
            <a href={`#${id}`} className="hover:underline">
              {title}
            </a>
          </h3>
          <p className="mt-1.5 text-ink-2">{description}</p>
          <ul className="mt-3 flex flex-wrap gap-x-6 text-ui text-ink-2">
            {[team, location, type].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <a href={`#${id}`} className="entry-open btn btn-primary justify-self-start">
          {words.open}
          <span className="visually-hidden">{` for ${title}`}</span>
        </a>
      </div>
      <div className="entry-pane pb-12">
        <div className="grid gap-x-14 gap-y-8 border-l-2 border-beta pl-6 lg:grid-cols-2 lg:pl-10">
          <div className="grid gap-4 text-lede lg:col-span-2">
            <Paragraphs of={text} />
          </div>
          <Part heading={words.work} items={work} />
          <Part heading={words.bring} items={bring} />
          <section className="lg:col-span-2">
            <h4>{words.year}</h4>
            <p className="mt-2 text-ink-2">{year}</p>
          </section>
          <div className="lg:col-span-2">
            {children}
            <p className="mt-6">
              <a href={`#${list}`} className="link inline-flex min-h-11 items-center">
                {words.close}
              </a>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

function Part({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <section>
      <h4>{heading}</h4>
      <ul className="mt-2 divide-y divide-line">
        <Items of={items} className="py-2.5 text-ink-2" />
      </ul>
    </section>
  );
}
