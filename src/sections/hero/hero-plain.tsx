import type { ReactNode } from 'react';

import { HeroActions } from './actions.tsx';
import '../../ui/badge.css';
import { HeroEnd } from './hero-end.tsx';
import './hero.css';
import './hero-plain.css';

type Props = {
  heading: ReactNode;
  lede?: ReactNode;
  /** Date, author and reading time. */
  meta?: ReactNode;
  actions?: ReactNode;
};

/** Pattern E for articles, papers and legal texts: a title and the content right after it. */
export const HeroPlain = ({ heading, lede, meta, actions }: Props) => (
  <>
    <header className="hero hero-plain">
      <div className="wrap hero-head">
        {meta && <div className="hero-meta">{meta}</div>}
        <h1>{heading}</h1>
        {lede && <p className="lede">{lede}</p>}
        <HeroActions>{actions}</HeroActions>
      </div>
    </header>
    <HeroEnd />
  </>
);
