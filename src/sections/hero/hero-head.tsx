import type { ReactNode } from 'react';

import { HeroActions } from './actions.tsx';
import './hero.css';

/** Longer headings do not fit on three lines of the largest type. */
const maxLargeHeading = 40;

export type Head = { heading: string; lede: ReactNode; actions?: ReactNode };

/** A headline above a scene, with the lede and the buttons beside it. */
export const HeroHead = ({ heading, lede, actions }: Head) => (
  <div className="wrap hero-head hero-split">
    <h1 className={heading.length > maxLargeHeading ? 'long' : undefined}>{heading}</h1>
    <div>
      <p className="lede">{lede}</p>
      <HeroActions>{actions}</HeroActions>
    </div>
  </div>
);
