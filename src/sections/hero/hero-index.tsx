import type { ReactNode } from 'react';

import { HeroActions } from './actions.tsx';
import { HeroEnd, HeroNotes, type Notes } from './hero-parts.tsx';

type Item = {
  href: string;
  name: string;
  status: ReactNode;
  /** A stretching `<svg>` at the right of the name. */
  curve: ReactNode;
};

type Props = Notes & {
  heading: ReactNode;
  lede: ReactNode;
  actions: ReactNode;
  /** One or two lists, the longer first. In wide windows they are side by side and equally high. */
  groups: readonly { id: string; title: string; items: readonly Item[] }[];
};

/** Pattern D: a headline above an index, whose rows are links with a status and a curve. */
export const HeroIndex = ({ heading, lede, actions, groups, ...notes }: Props) => (
  <>
    <section className="hero">
      <div className="wrap hero-head hero-split">
        <h1>{heading}</h1>
        <div>
          <p className="lede">{lede}</p>
          <HeroActions>{actions}</HeroActions>
        </div>
      </div>
      <div className="hero-index">
        {groups.map(({ id, title, items }) => (
          <div key={id}>
            <p id={id}>{title}</p>
            <ul aria-labelledby={id} className="hero-rows">
              {items.map(({ href, name, status, curve }) => (
                <li key={href}>
                  <a href={href}>
                    <span>
                      <b>{name}</b>
                      {status}
                    </span>
                    {curve}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <HeroNotes {...notes} />
    </section>
    <HeroEnd />
  </>
);
