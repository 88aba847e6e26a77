import type { ReactNode } from 'react';

import { fold } from './words.ts';
import './fold.css';
import './unfolds.css';

type Props = {
  /** What is folded, for screen readers, where only the eye sees it above. */
  of?: ReactNode;
  /** What it says in place of “Details”. */
  label?: ReactNode;
  children: ReactNode;
};

/** What phones show on a press. In wider windows and on paper, it shows, and there is nothing to press. */
export const Fold = ({ of, label = fold, children }: Props) => (
  <details className="fold unfolds">
    <summary>
      <span>
        {label}
        {of && <span className="visually-hidden">: {of}</span>}
      </span>
    </summary>
    {children}
  </details>
);
