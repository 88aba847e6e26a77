import { data } from '../../lib/dom/attributes.ts';
import './quick-access.css';

type Props = {
  heading: string;
  cards: readonly { term: string; text: string; to: string; command: string }[];
};

/** Where to start: tiles, each with its first command. */
export const QuickAccess = ({ heading, cards }: Props) => (
  <section {...data({ unindexed: '' })} aria-labelledby="quick-access" className="quick-access">
    <h2 id="quick-access">{heading}</h2>
    <ul>
      {cards.map(({ term, text, to, command }) => (
        <li key={to}>
          <a href={to} className="stretched">
            {term}
          </a>
          <p>{text}</p>
          <code translate="no">{command}</code>
        </li>
      ))}
    </ul>
  </section>
);
