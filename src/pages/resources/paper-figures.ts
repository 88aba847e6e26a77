import type { PaperSlug } from '../../content/papers/catalog.ts';
import { barrierFigure } from '../../figures/barrier.ts';
import { latticeFigure } from '../../figures/lattice.ts';
import { meshRouteFigure } from '../../figures/mesh-route.ts';
import type { Figure } from '../../figures/model.ts';
import { phaseCellFigure } from '../../figures/phase-cell.ts';
import { sealedCellFigure } from '../../figures/sealed-cell.ts';
import { standingWaveFigure } from '../../figures/standing-wave.ts';

/** The drawing of each paper: beside it on the page, and on the cover of its edition. */
export const paperFigures: Readonly<Record<PaperSlug, () => Figure>> = {
  'first-steps-in-post-quantum-migration': latticeFigure,
  'whose-deadline-is-it': () => standingWaveFigure({ mode: 4 }),
  'blind-layers': sealedCellFigure,
  'many-paths-one-observer': meshRouteFigure,
  'encryption-duties-in-three-statutes': phaseCellFigure,
  'zero-trust-after-the-key-change': barrierFigure,
};
