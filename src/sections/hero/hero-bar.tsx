import type { ReactNode } from 'react';

import { HeroEnd } from './hero-end.tsx';
import './hero.css';
import './hero-bar.css';

type Props = {
  /** Not the h1, which is in the content. */
  title: ReactNode;
  facts?: ReactNode;
  action?: ReactNode;
};

/** Pattern E for reference pages: a bar with the title and tools. */
export const HeroBar = ({ title, facts, action }: Props) => (
  <>
    <div className="hero hero-bar">
      <div className="wrap">
        <div>{title}</div>
        {facts && <div>{facts}</div>}
        {action && <div>{action}</div>}
      </div>
    </div>
    <HeroEnd />
  </>
);
