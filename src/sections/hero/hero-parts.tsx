import type { ReactNode } from 'react';

import { Legend, type LegendItem } from '../figure-labels.tsx';
import { spectrumFigure } from '../../figures/scenes/quantum-states.ts';
import { Figure } from '../../ui/figure.tsx';
import { HeroActions } from './actions.tsx';

/** Longer headings do not fit on three lines of the largest type. */
const maxLargeHeading = 40;

export type Head = {
  heading: ReactNode;
  lede: ReactNode;
  /** Its buttons. */
  children?: ReactNode;
  /** The page's own first action, under the headline. */
  first?: ReactNode;
  /** What the page asks the visitor, after the buttons. */
  ask?: ReactNode;
};

/** A headline above a scene, with the lede and the buttons beside it. */
export const HeroHead = ({ heading, lede, children, first, ask }: Head) => (
  <div className="wrap hero-head hero-split">
    <div>
      <h1
        className={
          typeof heading === 'string' && heading.length > maxLargeHeading ? 'long' : undefined
        }
      >
        {heading}
      </h1>
      <HeroActions>{first}</HeroActions>
    </div>
    <div>
      <p className="lede">{lede}</p>
      <HeroActions>{children}</HeroActions>
      {ask}
    </div>
  </div>
);

export type Notes = {
  /** Only where the figure is data. */
  legend?: readonly LegendItem[] | undefined;
  /** One line about the state of the scene. */
  readout?: ReactNode;
};

/** What a hero says about its scene. */
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

type Props = {
  scene: ReactNode;
  /** The scene for narrow windows; without it, `scene` must adapt. */
  sceneNarrow?: ReactNode;
  className?: string;
};

/** The figure of a hero, for both layouts. */
export const HeroScene = ({ scene, sceneNarrow, className = 'hero-scene' }: Props) =>
  sceneNarrow ? (
    <>
      <div className={`${className} wide-only`}>{scene}</div>
      <div className={`${className} narrow-only`}>{sceneNarrow}</div>
    </>
  ) : (
    <div className={className}>{scene}</div>
  );

/** The build replaces it with the hashed address. */
export const pageSheetHref = 'pages.css';

/**
 * What follows every hero: the page's sheet, and the brand's divider. The sheet comes after the hero, whose styles
 * are inline, because a sheet in the body blocks only what follows.
 */
export const HeroEnd = () => (
  <>
    <link rel="stylesheet" href={pageSheetHref} />
    <Figure figure={spectrumFigure()} decorative className="h-1.5 w-full bg-ground-3" />
  </>
);
