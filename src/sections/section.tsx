import type { ReactNode } from 'react';

import { InlineText } from '../ui/inline-text.tsx';

type Props = {
  id?: string;
  heading: ReactNode;
  lede?: ReactNode;
  /** Over the heading: a status. */
  status?: ReactNode;
  /** Paragraph at the right of the heading instead of under it: at most twice a page. */
  beside?: boolean;
  ground?: 'night' | 'raised' | 'deep';
  /** 1: bars and indexes. 2: the rest. 3: quotations, and what does not ship yet. */
  rhythm?: 1 | 2 | 3;
  /** `h2x` for at most three sections a page. */
  size?: 'h2' | 'h2x';
  /** A figure from edge to edge, under the heading. */
  bleed?: ReactNode;
  children?: ReactNode;
};

/** A section of a page: its ground and rhythm, its heading, and whatever shows the point. */
export function Section(props: Props) {
  const { id, heading, lede, status, beside = false, size, bleed, children } = props;
  return (
    <section id={id} className={sectionClass(props)}>
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

/** Ground and rhythm of a section that has a head of its own. */
export const sectionClass = ({ ground = 'night', rhythm = 2 }: Pick<Props, 'ground' | 'rhythm'>) =>
  `section${rhythm === 2 ? '' : ` section-${rhythm}`}${ground === 'night' ? '' : ` ${ground}`}`;
