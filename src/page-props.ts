import type { Figure, Layout } from './figures/model.ts';
import type { PhaseField } from './figures/phase-field.ts';

export type PageProps = {
  /** The page's path, as in `routes.ts`; for an article, with its slug. */
  path: string;
};

/** A page module may export its hero's field, or its list's covers, as `field` for the picture for sharing. */
export type PageField = PhaseField | ((layout: Layout) => Figure | readonly Figure[]);
