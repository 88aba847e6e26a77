import type { ReactNode } from 'react';
import './two-witnesses.css';

type Props = {
  /** Two `Surface`s. */
  children: ReactNode;
  caption?: ReactNode;
};

/** One moment from two points of view. */
export const TwoWitnesses = ({ children, caption }: Props) => (
  <figure>
    <div className="witnesses">{children}</div>
    {caption && <figcaption className="after">{caption}</figcaption>}
  </figure>
);
