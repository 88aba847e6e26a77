import type { ReactNode } from 'react';

import { HeroEnd } from './hero-end.tsx';
import './hero.css';
import './hero-bar.css';

type Props = { title: ReactNode; facts: ReactNode; action: ReactNode };

/** Pattern E for reference pages: the title, a line of facts and a tool. */
export const HeroBar = ({ title, facts, action }: Props) => (
  <>
    <div className="hero hero-bar">
      <div className="wrap">
        {title}
        <p>{facts}</p>
        <div>{action}</div>
      </div>
    </div>
    <HeroEnd />
  </>
);
