import type { ReactNode } from 'react';
import './row.css';

type Props = { id?: string; children: ReactNode; code: ReactNode };

/** Text with its code beside it. The code stays in view while the text scrolls. */
export const Row = ({ id, children, code }: Props) => (
  <section id={id} className="reference-row">
    <div>{children}</div>
    <div className="reference-code">
      <div>{code}</div>
    </div>
  </section>
);
