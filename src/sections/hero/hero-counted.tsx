import type { ReactNode } from 'react';

import { Axis } from '../axis.tsx';
import { Legend, type LegendItem } from '../legend.tsx';
import { PageSheet } from '../page-sheet.tsx';
import { Spectrum } from '../spectrum.tsx';
import { HeroField } from './field.tsx';

type Props = {
  heading: ReactNode;
  lede: ReactNode;
  actions?: ReactNode;
  /** Drawn in the proportions of 1440 by 320 to 360. */
  field: ReactNode;
  fieldNarrow?: ReactNode;
  axis?: readonly { at: number; label: string }[];
  /** Only where the figure is data. */
  legend?: readonly LegendItem[];
  readout?: ReactNode;
};

/** Pattern C: a headline of up to three lines above a field in which every dot is a countable item. */
export const HeroCounted = (props: Props) => {
  const { heading, lede, actions, field, fieldNarrow, axis, legend, readout } = props;
  return (
    <>
      <section className="hero hero-counted">
        <div className="wrap hero-head">
          <h1>{heading}</h1>
          <div className="hero-under">
            <p className="lede">{lede}</p>
            {actions && <div className="actions">{actions}</div>}
          </div>
        </div>
        <div className="hero-data">
          {axis && <Axis ticks={axis} />}
          <HeroField field={field} fieldNarrow={fieldNarrow} className="hero-drawn" />
        </div>
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
