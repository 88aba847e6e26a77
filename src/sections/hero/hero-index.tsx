import type { ReactNode } from 'react';

import { HeroActions } from './actions.tsx';
import '../../ui/badge.css';
import { HeroEnd } from './hero-end.tsx';
import './hero.css';
import './hero-index.css';

type Props = {
  heading: ReactNode;
  lede: ReactNode;
  actions: ReactNode;
  items: readonly {
    href: string;
    name: string;
    status: ReactNode;
    /** A stretching `<svg>` at the right of the name, or below it on narrow screens. */
    curve: ReactNode;
  }[];
};

/** Pattern D: a headline above 4 to 8 rows, each a link with a status and a curve. */
export const HeroIndex = ({ heading, lede, actions, items }: Props) => (
  <>
    <section className="hero">
      <div className="wrap hero-head hero-split">
        <h1>{heading}</h1>
        <div>
          <p className="lede">{lede}</p>
          <HeroActions>{actions}</HeroActions>
        </div>
      </div>
      <ul className="hero-rows">
        {items.map(({ href, name, status, curve }) => (
          <li key={href}>
            <a href={href}>
              <span className="wrap">
                <b>{name}</b>
                {status}
              </span>
              {curve}
            </a>
          </li>
        ))}
      </ul>
    </section>
    <HeroEnd />
  </>
);
