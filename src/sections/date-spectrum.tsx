import type { ReactNode } from 'react';

import { Axis } from './axis.tsx';
import { Bleed } from './bleed.tsx';
import { Legend, type LegendItem } from './legend.tsx';
import './date-spectrum.css';

type Props = {
  figure: ReactNode;
  figureNarrow?: ReactNode;
  years?: readonly { at: number; label: string }[];
  dates: readonly LegendItem[];
};

/** Dates as lines of a spectrum. Use it once on the site, as the `bleed` of a `Section`. */
export const DateSpectrum = ({ figure, figureNarrow, years, dates }: Props) => (
  <>
    <Bleed narrow={figureNarrow}>{figure}</Bleed>
    {years && <Axis ticks={years} />}
    <Legend items={dates} />
  </>
);
