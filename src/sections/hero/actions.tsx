import type { ReactNode } from 'react';

// Pages also put these in the row.
import '../../ui/button.css';
import '../file-download.css';
import '../warning.css';

/** A hero's row of links and buttons. */
export const HeroActions = ({ children }: { children: ReactNode }) =>
  children && <div className="actions">{children}</div>;
