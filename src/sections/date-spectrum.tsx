import type { ReactNode } from 'react';

import { Axis } from './axis.tsx';
import { Bleed } from './bleed.tsx';
import { Legend, type LegendItem } from './legend.tsx';

type Props = {
  /** Lines at their dates, over the whole width. */
  figure: ReactNode;
  figureNarrow?: ReactNode;
  years?: readonly { at: number; label: string }[];
  /** The dates, each at its place. */
  dates: readonly LegendItem[];
};

/** Dates as lines of a spectrum, from edge to edge. Once on the site. Goes into the `bleed` of a `Section`. */
export const DateSpectrum = ({ figure, figureNarrow, years, dates }: Props) => (
  <>
    <Bleed narrow={figureNarrow}>{figure}</Bleed>
    {years && <Axis ticks={years} />}
    <Legend items={dates} />
  </>
);
