import { createHash } from 'node:crypto';

import { labsPath, site } from '../../src/config/site.ts';
import { equinoxDay } from '../../src/content/contact.ts';
import { destinations } from '../../src/content/pages/careers.ts';
import { dayField } from '../../src/content/pages/solutions/military.ts';
import { products } from '../../src/content/products.ts';
import { articleFigure } from '../../src/figures/article-figures.ts';
import { byteRowsFigure } from '../../src/figures/byte-rows.ts';
import { barrierFigure } from '../../src/figures/barrier.ts';
import { baselineFigure } from '../../src/figures/baseline.ts';
import { dayFieldFigure } from '../../src/figures/day-field.ts';
import { energyLadderFigure } from '../../src/figures/energy-ladder.ts';
import { greatCircleFigure } from '../../src/figures/great-circle.ts';
import { interferenceFigure } from '../../src/figures/interference-figure.ts';
import { latticeFigure } from '../../src/figures/lattice.ts';
import { machineOddsFigure } from '../../src/figures/machine-odds.ts';
import { meshRouteFigure } from '../../src/figures/mesh-route.ts';
import { lweFieldFigure } from '../../src/figures/lwe-field.ts';
import { featureFrame, type Figure } from '../../src/figures/model.ts';
import { multipletsFigure } from '../../src/figures/multiplets.ts';
import { orbitalFigure } from '../../src/figures/orbitals.ts';
import { fieldStill } from '../../src/figures/phase-field.ts';
import { polarizersFigure } from '../../src/figures/polarizers.ts';
import { tunnelField } from '../../src/figures/tunnel-field.ts';
import { phaseCellFigure } from '../../src/figures/phase-cell.ts';
import { phasorFigure } from '../../src/figures/phasor.ts';
import { queueFieldFigure } from '../../src/figures/queue-field.ts';
import { gratingFigure } from '../../src/figures/grating.ts';
import { normalModesFigure } from '../../src/figures/normal-modes.ts';
import { phaseDiagramFigure } from '../../src/figures/phase-diagram.ts';
import { scatterFigure } from '../../src/figures/scatter.ts';
import { sealedCellFigure } from '../../src/figures/sealed-cell.ts';
import { sharesFigure } from '../../src/figures/shares.ts';
import { solarElevationFigure } from '../../src/figures/solar-elevation.ts';
import { standingWaveFigure } from '../../src/figures/standing-wave.ts';
import { waveletsFigure, wide } from '../../src/figures/wavelets.ts';
import { casesFigure } from '../../src/pages/resources/case-figures.ts';
import { papersFigure } from '../../src/pages/resources/paper-figures.ts';
import { strataFigure } from '../../src/figures/strata.ts';
import { stringModesFigure } from '../../src/figures/string-modes.ts';

/** Waves from the given heights at the left of the frame that the feature figures share. */
function waves(wavelength: number, ...heights: readonly number[]): Figure {
  const [width, height] = [360, 176];
  return interferenceFigure({
    width,
    height,
    pitch: 5,
    wavelength,
    sources: heights.map((y) => [40, y]),
    free: { x: 0, y: 0, width, height },
    fade: { left: 30, right: 40, top: 20, bottom: 20 },
  });
}

/**
 * The drawing in each page's picture for sharing: the page's own where it has one, else one from the
 * same family with parameters of its own, so that no two pages share a picture.
 */
const pageFigures: Readonly<Record<string, () => Figure>> = {
  '/': () => waves(24, 52, 124),
  '/about': () => multipletsFigure(),
  '/privacy': () => sealedCellFigure({ radius: 52, lines: 4 }),
  '/terms': () => standingWaveFigure({ mode: 1 }),
  '/security': () => barrierFigure({ energy: 0.4, width: 22 }),
  '/accessibility': () => barrierFigure({ energy: 0.85, width: 3 }),
  '/security-platform': () => normalModesFigure(),
  '/free-demo': () => phasorFigure(),
  [labsPath]: () => energyLadderFigure(),
  '/platform/communications': () => gratingFigure(),
  '/platform/data-protection': () => phaseDiagramFigure(),
  '/platform/zero-trust': () => fieldStill(tunnelField, 'narrow'),
  '/platform/architecture': () => strataFigure(),
  '/platform/explore-encryption': () => lweFieldFigure('narrow'),
  '/platform/learn-about-storage': () => sharesFigure(),
  '/platform/discover-controls': () => polarizersFigure('narrow'),
  '/solutions/developers': () => byteRowsFigure('wide'),
  '/solutions/it-leaders': () => machineOddsFigure('narrow'),
  '/solutions/military': () => dayFieldFigure(dayField, 'narrow'),
  '/solutions/enterprise': () => queueFieldFigure('narrow'),
  '/developers': () => meshRouteFigure({ seed: 7 }),
  '/products-solutions': () => stringModesFigure(products.map(({ available }) => available)),
  '/docs': () => scatterFigure({ seed: 21, reach: 20 }),
  '/api': () => latticeFigure({ target: [214, 92] }),
  '/blog': () => baselineFigure({ seed: 29, outlier: 55, deviation: 5 }),
  '/resources/whitepapers': () => papersFigure(2),
  '/resources/case-studies': () => casesFigure(featureFrame),
  '/careers': () => greatCircleFigure(site.address, destinations),
  '/press': () => waveletsFigure(wide),
  '/partners': () => orbitalFigure(),
  '/contact': () => solarElevationFigure(equinoxDay),
  '/blog/quantum-secure-communications': () => waves(34, 60, 88, 116),
  '/blog/ai-safe-data-protection': () => scatterFigure(),
  '/blog/zero-trust-implementation': () => barrierFigure({ energy: 0.3, width: 8 }),
  '/blog/particlemesh-network-security': () => meshRouteFigure({ seed: 101 }),
  '/blog/quantum-computing-threats': () => standingWaveFigure({ mode: 9 }),
  '/blog/quantamorphic-encryption-science': () => phaseCellFigure({ radius: 24, momentum: 92 }),
};

/** Waves whose places and length follow from a page's address: for pages that the list doesn't name. */
function drawnByAddress(path: string): Figure {
  const hash = createHash('sha256').update(path).digest();
  const [length = 0, first = 0, second = 0] = hash;
  return waves(18 + (length % 16), 20 + (first % 64), 96 + (second % 64));
}

/** A page that has a picture for sharing. */
export type Pictured = {
  path: string;
  /** The figure that an article names: its drawing, unless the list above has one for it. */
  figure?: string;
};

/**
 * The drawing of a page: the one in the list above, an article's own figure, or one made from its address.
 */
export function pageFigure({ path, figure }: Pictured): Figure {
  const draw = pageFigures[path];
  if (draw) return draw();
  if (figure !== undefined) return articleFigure(figure);
  // The further pages of the blog's list and its categories share the blog's.
  if (path.startsWith('/blog/')) return pageFigure({ path: '/blog' });
  return drawnByAddress(path);
}

/** Size of every picture for sharing, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Address of a page's picture for sharing. */
export const picturePath = (path: string): string =>
  `/pictures${path === '/' ? '/home' : path}.png`;
