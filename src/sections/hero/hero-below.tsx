import type { ReactNode } from 'react';

import { Legend, type LegendItem } from '../legend.tsx';
import { PageSheet } from '../page-sheet.tsx';
import { Spectrum } from '../spectrum.tsx';
import { HeroField } from './field.tsx';

/** Characters of a heading that fit on three lines of the largest type. */
const threeLines = 40;

type Props = {
  heading: string;
  lede: ReactNode;
  actions?: ReactNode;
  field: ReactNode;
  fieldNarrow?: ReactNode;
  legend?: readonly LegendItem[];
  /** One line that says what the field does now. */
  readout?: ReactNode;
  /** Half the height, for pages about the company. */
  half?: boolean;
};

/** Pattern B: words in two columns, below them a field from edge to edge. Best where it can be pressed. */
export const HeroBelow = (props: Props) => {
  const { heading, lede, actions, field, fieldNarrow, legend, readout, half = false } = props;
  return (
    <>
      <section className={`hero hero-below${half ? ' hero-half' : ''}`}>
        <div className="wrap hero-head hero-split">
          <h1 className={heading.length > threeLines ? 'long' : undefined}>{heading}</h1>
          <div>
            <p className="lede">{lede}</p>
            {actions && <div className="actions">{actions}</div>}
          </div>
        </div>
        <HeroField field={field} fieldNarrow={fieldNarrow} />
        {legend && <Legend items={legend} />}
        {readout && (
          <div className="readout">
            <div className="wrap">{readout}</div>
          </div>
        )}
      </section>
      <PageSheet />
      <Spectrum />
    </>
  );
};
