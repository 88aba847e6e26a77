import type { ReactNode } from 'react';

// The styles of heroes, in the order of the cascade. Pages also put the first three in the row.
import '../../ui/button.css';
import '../file-download.css';
import '../warning.css';
import './hero.css';
import './hero-bar.css';
import '../scene.css';
import '../star-scene.css';
import './scene.css';
import '../legend.css';
import './hero-below.css';
import './hero-beside.css';
import '../axis.css';
import './hero-counted.css';
import '../../ui/badge.css';
import './hero-index.css';
import './hero-plain.css';

/** A hero's row of links and buttons. */
export const HeroActions = ({ children }: { children: ReactNode }) =>
  children && <div className="actions">{children}</div>;
