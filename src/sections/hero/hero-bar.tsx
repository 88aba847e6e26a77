import type { ReactNode } from 'react';

import { HeroEnd } from './hero-end.tsx';
import './hero.css';
import './hero-bar.css';

type Props = { title: ReactNode; facts: ReactNode; action: ReactNode };

/** Pattern E for reference pages: a bar with the title and tools. */
export const HeroBar = ({ title, facts, action }: Props) => (
  <>
    <div className="hero hero-bar">
      <div className="wrap">
        <div>{title}</div>
        <div>{facts}</div>
        <div>{action}</div>
      </div>
    </div>
    <HeroEnd />
  </>
);
