import { data } from '../../lib/dom/attributes.ts';
import './quick-access.css';

type Props = {
  heading: string;
  cards: readonly { term: string; text: string; to: string }[];
};

export const QuickAccess = ({ heading, cards }: Props) => (
  <section {...data({ unindexed: '' })} aria-labelledby="quick-access" className="quick-access">
    <h2 id="quick-access">{heading}</h2>
    <ul>
      {cards.map(({ term, text, to }) => (
        <li key={to} className="relative">
          <a href={to} className="link stretched font-semibold">
            {term}
          </a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
