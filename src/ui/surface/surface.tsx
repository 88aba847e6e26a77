import type { ReactNode } from 'react';

import type { Tone } from '../tone.ts';
import '../badge.css';
import './surface.css';

type Props = {
  /** The program or the file. */
  title: ReactNode;
  /** A status, or the origin of the values: "sample", "design", "computed". */
  state?: ReactNode;
  /** Adds a dot of this color to the state. */
  tone?: Tone;
  /** For what does not ship yet. */
  dashed?: boolean;
  /** A body from this folder, or `<div className="surface-body">`. */
  children: ReactNode;
  foot?: ReactNode;
  className?: string;
};

/** A part of the product's interface. Its values must be real or called a sample. */
export function Surface(props: Props) {
  const { title, state, tone, dashed = false, children, foot, className } = props;
  return (
    <div className={`surface${dashed ? ' surface-dashed' : ''}${className ? ` ${className}` : ''}`}>
      <div className="surface-head">
        <b>{title}</b>
        {state && <span className={tone && `status tone-${tone}`}>{state}</span>}
      </div>
      {children}
      {foot && <div className="surface-foot mono">{foot}</div>}
    </div>
  );
}

export const SurfaceSplit = ({
  parts,
}: {
  parts: readonly { label?: ReactNode; body: ReactNode }[];
}) => (
  <div className="surface-split">
    {parts.map(({ label, body }, index) => (
      <div key={index}>
        {label && <p className="surface-label mono">{label}</p>}
        {body}
      </div>
    ))}
  </div>
);

export const Rows = ({
  items,
}: {
  items: readonly { term: ReactNode; value: ReactNode; tone?: 'attack' | 'ok' | 'soon' }[];
}) => (
  <dl className="rows">
    {items.map(({ term, value, tone }, index) => (
      <div key={index}>
        <dt>{term}</dt>
        <dd className={tone && `text-${tone}`}>{value}</dd>
      </div>
    ))}
  </dl>
);
