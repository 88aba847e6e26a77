import type { ReactNode } from 'react';

type Props = {
  id?: string;
  /** What it explains. */
  children: ReactNode;
  /** The code it explains, beside it. */
  code?: ReactNode;
};

/** Text, and the code it explains beside it; the code stays in view as long as its text does. */
export const Row = ({ id, children, code }: Props) => (
  <section id={id} className="reference-row">
    <div>{children}</div>
    <div className="reference-code">
      <div>{code}</div>
    </div>
  </section>
);
