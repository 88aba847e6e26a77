import type { ReactNode } from 'react';

import { HeroActions } from './actions.tsx';
import './hero.css';

/** Longer headings do not fit on three lines of the largest type. */
const maxLargeHeading = 40;

export type Head = {
  heading: string;
  lede: ReactNode;
  actions?: ReactNode;
  /** The page's own first action, under the headline. */
  first?: ReactNode;
};

/** A headline above a scene, with the lede and the buttons beside it. */
export const HeroHead = ({ heading, lede, actions, first }: Head) => (
  <div className="wrap hero-head hero-split">
    <div>
      <h1 className={heading.length > maxLargeHeading ? 'long' : undefined}>{heading}</h1>
      <HeroActions>{first}</HeroActions>
    </div>
    <div>
      <p className="lede">{lede}</p>
      <HeroActions>{actions}</HeroActions>
    </div>
  </div>
);
