import type { ReactNode } from 'react';

import { Legend, type LegendItem } from '../legend.tsx';
import './hero.css';

export type Notes = {
  /** Only where the figure is data. */
  legend?: readonly LegendItem[];
  /** One line about the state of the scene. */
  readout?: ReactNode;
};

/** What a hero says under its scene. */
export const HeroNotes = ({ legend, readout }: Notes) => (
  <>
    {legend && <Legend items={legend} />}
    {readout && (
      <div className="readout">
        <div className="wrap">{typeof readout === 'string' ? <span>{readout}</span> : readout}</div>
      </div>
    )}
  </>
);
