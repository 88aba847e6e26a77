import type { ReactNode } from 'react';
import './next-step.css';

type Props = { heading: ReactNode; actions: ReactNode; id?: string };

/** The end of a page: one line and one or two buttons. */
export const NextStep = ({ heading, actions, id }: Props) => (
  <section id={id} className="section section-1">
    <div className="wrap next-step">
      <h2>{heading}</h2>
      <div className="actions">{actions}</div>
    </div>
  </section>
);
