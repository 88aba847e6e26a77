import { spectrumFigure } from '../../figures/scenes/quantum-states.ts';
import { Figure } from '../../ui/figure.tsx';

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
