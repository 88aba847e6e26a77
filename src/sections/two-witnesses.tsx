import type { ReactNode } from 'react';

type Props = {
  /** Two `Surface`s of the same moment: what one side sees, what the other does. */
  children: ReactNode;
  /** What to notice. */
  caption?: ReactNode;
};

/** The same moment seen by two who know opposite things. */
export const TwoWitnesses = ({ children, caption }: Props) => (
  <figure>
    <div className="witnesses">{children}</div>
    {caption && <figcaption className="after">{caption}</figcaption>}
  </figure>
);
