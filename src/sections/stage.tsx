import type { ReactNode } from 'react';
import './stage.css';

type Props = {
  /** The simulation. */
  children: ReactNode;
  /** The blocks of the column beside it. */
  console: ReactNode;
};

/** A simulator with a console column. Use it as the `bleed` of a `Section`. */
export const Stage = ({ children, console }: Props) => (
  <div className="stage">
    <div>{children}</div>
    <div className="stage-console">{console}</div>
  </div>
);
