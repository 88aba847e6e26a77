import type { ReactNode } from 'react';

import { InlineText } from '../ui/inline-text.tsx';
import './bento.css';

type BentoProps = {
  heading: ReactNode;
  lede: ReactNode;
  /** `BentoCell`s: one tall, one wide or strip, the others with 5 or 7 columns. */
  children: ReactNode;
};

/** A heading and figures as cells of one frame. Only the home page has it. */
export const Bento = ({ heading, lede, children }: BentoProps) => (
  <section className="section">
    <div className="wrap">
      <div className="bento">
        <div className="cell cell-5 cell-head">
          <div className="cell-text">
            <h2>{heading}</h2>
            <p className="lede">{lede}</p>
          </div>
        </div>
        {children}
      </div>
    </div>
  </section>
);

type CellProps = {
  /** Number of 12 columns. `tall` has 7 and two rows; `wide` and `strip` have 12. */
  size: '5' | '7' | 'tall' | 'wide' | 'strip';
  title: string;
  text: ReactNode;
  figure: ReactNode;
  href: string;
  /** One large number. */
  measure?: ReactNode;
};

export const BentoCell = ({ size, title, text, figure, href, measure }: CellProps) => (
  <div className={`cell cell-${size}`}>
    <div className="cell-art">{figure}</div>
    <div className="cell-text">
      {measure && <p className="cell-measure">{measure}</p>}
      <div>
        <h3>
          <a href={href} className="stretched">
            {title}
          </a>
        </h3>
        <p>
          <InlineText>{text}</InlineText>
        </p>
      </div>
    </div>
  </div>
);
