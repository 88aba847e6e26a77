import type { ReactNode } from 'react';

import type { Tone } from '../tone.ts';

type Props = {
  /** What it is a piece of, in mono at the left of the head. */
  title: ReactNode;
  /** At the right: a state by dot and word, or a plain word such as "sample", "design" or "computed". */
  state?: ReactNode;
  /** The dot's color; without it, the state is a plain word. */
  tone?: Tone;
  /** It does not ship yet. */
  dashed?: boolean;
  /** One of the bodies, or `<div className="surface-body">`. */
  children: ReactNode;
  /** A ruled line at the foot, in mono. */
  foot?: ReactNode;
  className?: string;
};

/** A piece of the product. Its values are real or said to be a sample. */
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

/** Parts of a body side by side, each with a label. */
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

/** Names and values, ruled. */
export const Rows = ({
  items,
}: {
  items: readonly { term: ReactNode; value: ReactNode; tone?: 'alpha' | 'ok' | 'soon' }[];
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
