import type { ReactNode } from 'react';

import { InlineText } from '../ui/inline-text.tsx';
import { Fold } from './fold.tsx';
import './section.css';
import './bleed.css';
import './next-step.css';

type BleedProps = {
  children: ReactNode;
  /** The figure for narrow windows. */
  narrow?: ReactNode;
  /** Keeps the drawing's proportions; otherwise it fills 11 to 26 rem. */
  drawn?: boolean;
  /** The narrow figure runs from top to bottom, and has the height for it. */
  tall?: boolean;
  caption?: ReactNode;
};

/** A figure from edge to edge of the window. */
export function Bleed({ children, narrow, drawn = false, tall = false, caption }: BleedProps) {
  // Only the drawing fades in. Text must be readable at once.
  const bleed = `rise ${drawn ? 'bleed-drawn' : 'bleed'}`;
  return (
    <figure>
      <div className={narrow ? `${bleed} wide-only` : bleed}>{children}</div>
      {narrow && <div className={`${bleed} narrow-only${tall ? ' tall' : ''}`}>{narrow}</div>}
      {caption && <figcaption className="wrap after">{caption}</figcaption>}
    </figure>
  );
}

type NextStepProps = { heading: ReactNode; children: ReactNode; id?: string };

/** The end of a page: one line and one or two buttons. */
export const NextStep = ({ heading, children, id }: NextStepProps) => (
  <section id={id} className="section section-1">
    <div className="wrap next-step">
      <h2>{heading}</h2>
      <div className="actions">{children}</div>
    </div>
  </section>
);

type Props = {
  id?: string;
  heading: ReactNode;
  lede?: ReactNode;
  /** A status above the heading. */
  status?: ReactNode;
  /** Puts the lede at the right of the heading: at most twice per page. */
  beside?: boolean;
  ground?: 'raised' | 'deep';
  /** Spacing: 1 for short sections, 3 for quotations and what does not ship yet. */
  rhythm?: 1 | 3;
  /** `h2x` for at most three sections per page. */
  size?: 'h2x';
  /** A figure from edge to edge, under the heading. */
  bleed?: ReactNode;
  /** Folds what is below the heading on phones. */
  fold?: boolean;
  children?: ReactNode;
};

export function Section(props: Props) {
  const { id, heading, lede, status, beside = false, size, bleed, children } = props;
  const { ground, rhythm, fold = false } = props;
  const spacing = rhythm ? ` section-${rhythm}` : '';
  const body = fold ? <Fold of={heading}>{children}</Fold> : children;
  return (
    <section id={id} className={`section${spacing}${ground ? ` ${ground}` : ''}`}>
      <div className="wrap">
        <div className={beside ? 'section-head section-beside' : 'section-head'}>
          {status}
          <h2 className={size}>{heading}</h2>
          {lede && (
            <p className="lede">
              <InlineText>{lede}</InlineText>
            </p>
          )}
        </div>
        {!bleed && body}
      </div>
      {bleed && (
        <>
          {bleed}
          {children && <div className="wrap">{body}</div>}
        </>
      )}
    </section>
  );
}
