import type { ReactNode } from 'react';

type Props = {
  /** Fills what the console leaves. */
  children: ReactNode;
  /** The blocks of the column beside it, each ruled off. */
  console: ReactNode;
};

/** A simulator from edge to edge, with a console column. Goes into the `bleed` of a `Section`. */
export const Stage = ({ children, console }: Props) => (
  <div className="stage">
    <div>{children}</div>
    <div className="stage-console">{console}</div>
  </div>
);
