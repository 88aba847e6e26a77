import type { ReactNode } from 'react';

import { Legend, type LegendItem } from '../legend.tsx';
import { PageSheet } from '../page-sheet.tsx';
import { Spectrum } from '../spectrum.tsx';
import { HeroField } from './field.tsx';

/** Longer headings do not fit on three lines of the largest type. */
const maxLargeHeading = 40;

type Props = {
  heading: string;
  lede: ReactNode;
  actions?: ReactNode;
  field: ReactNode;
  fieldNarrow?: ReactNode;
  legend?: readonly LegendItem[];
  /** One line about the state of the field. */
  readout?: ReactNode;
  /** Half the height, for pages about the company. */
  half?: boolean;
};

/** Pattern B: text in two columns above a field from edge to edge, best for an interactive one. */
export const HeroBelow = (props: Props) => {
  const { heading, lede, actions, field, fieldNarrow, legend, readout, half = false } = props;
  return (
    <>
      <section className={`hero hero-below${half ? ' hero-half' : ''}`}>
        <div className="wrap hero-head hero-split">
          <h1 className={heading.length > maxLargeHeading ? 'long' : undefined}>{heading}</h1>
          <div>
            <p className="lede">{lede}</p>
            {actions && <div className="actions">{actions}</div>}
          </div>
        </div>
        <HeroField field={field} fieldNarrow={fieldNarrow} />
        {legend && <Legend items={legend} />}
        {readout && (
          <div className="readout">
            <div className="wrap">
              {typeof readout === 'string' ? <span>{readout}</span> : readout}
            </div>
          </div>
        )}
      </section>
      <PageSheet />
      <Spectrum />
    </>
  );
};
