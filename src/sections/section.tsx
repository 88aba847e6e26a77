import type { ReactNode } from 'react';

import { InlineText } from '../ui/inline-text.tsx';
import './section.css';

type Props = {
  id?: string;
  heading: ReactNode;
  lede?: ReactNode;
  /** A status above the heading. */
  status?: ReactNode;
  /** Puts the lede at the right of the heading: at most twice per page. */
  beside?: boolean;
  ground?: 'plain' | 'raised' | 'deep';
  /** Spacing: 1 for bars and indexes, 3 for quotations and what does not ship yet, 2 for the rest. */
  rhythm?: 1 | 2 | 3;
  /** `h2x` for at most three sections per page. */
  size?: 'h2' | 'h2x';
  /** A figure from edge to edge, under the heading. */
  bleed?: ReactNode;
  children?: ReactNode;
};

export function Section(props: Props) {
  const { id, heading, lede, status, beside = false, size, bleed, children } = props;
  const { ground = 'plain', rhythm = 2 } = props;
  const spacing = rhythm === 2 ? '' : ` section-${rhythm}`;
  return (
    <section id={id} className={`section${spacing}${ground === 'plain' ? '' : ` ${ground}`}`}>
      <div className="wrap">
        <div className={beside ? 'section-head section-beside' : 'section-head'}>
          {status}
          <h2 className={size === 'h2x' ? 'h2x' : undefined}>{heading}</h2>
          {lede && (
            <p className="lede">
              <InlineText>{lede}</InlineText>
            </p>
          )}
        </div>
        {!bleed && children}
      </div>
      {bleed && (
        <>
          {bleed}
          {children && <div className="wrap">{children}</div>}
        </>
      )}
    </section>
  );
}
