import type { ReactNode } from 'react';
import './pair.css';

type Props = {
  /** The text. */
  children: ReactNode;
  /** A `Surface`. */
  surface: ReactNode;
  /** Puts the text at the right. */
  right?: boolean;
};

/** Text beside a wider surface. */
export const Pair = ({ children, surface, right = false }: Props) => (
  <div className={right ? 'pair pair-right' : 'pair'}>
    <div>{children}</div>
    {surface}
  </div>
);
