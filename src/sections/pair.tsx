import type { ReactNode } from 'react';

type Props = {
  /** Heading, words, list, action. */
  children: ReactNode;
  /** A `Surface`. */
  surface: ReactNode;
  /** Words at the right. */
  right?: boolean;
};

/** Words and a surface, side by side; the surface is the wider. */
export const Pair = ({ children, surface, right = false }: Props) => (
  <div className={right ? 'pair pair-right' : 'pair'}>
    <div>{children}</div>
    {surface}
  </div>
);
