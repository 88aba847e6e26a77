import type { ReactNode } from 'react';

import { PageSheet } from '../page-sheet.tsx';
import { Spectrum } from '../spectrum.tsx';

type Props = {
  heading: ReactNode;
  lede?: ReactNode;
  /** Date, author, reading time: one line over the heading. */
  meta?: ReactNode;
  actions?: ReactNode;
};

/** Pattern E for reading: title and content at once, for articles, papers and legal texts. */
export const HeroPlain = ({ heading, lede, meta, actions }: Props) => (
  <>
    <section className="hero hero-plain">
      <div className="wrap hero-head">
        {meta && <div className="hero-meta">{meta}</div>}
        <h1>{heading}</h1>
        {lede && <p className="lede">{lede}</p>}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </section>
    <PageSheet />
    <Spectrum />
  </>
);
